CREATE TYPE "public"."enum_staff_state" AS ENUM('active', 'invited', 'withdrawn');

ALTER TABLE "staff" ADD COLUMN "state" "enum_staff_state" DEFAULT 'active';

ALTER TABLE "staff" ADD COLUMN "invited_until" timestamp(3) with time zone;

ALTER TABLE "staff" ADD COLUMN "invitation" varchar;

ALTER TABLE "staff" ADD COLUMN "invitation_to_send" varchar;
