CREATE TYPE "public"."enum_booking_settings_guarantee_kind" AS ENUM('deposit', 'hold');

CREATE TYPE "public"."enum_booking_settings_guarantee_per" AS ENUM('person', 'party');

ALTER TABLE "booking_settings" ADD COLUMN "guarantee_kind" "enum_booking_settings_guarantee_kind";

ALTER TABLE "booking_settings" ADD COLUMN "guarantee_amount" numeric;

ALTER TABLE "booking_settings" ADD COLUMN "guarantee_per" "enum_booking_settings_guarantee_per" DEFAULT 'person';

ALTER TABLE "booking_settings" ADD COLUMN "guarantee_from_party" numeric DEFAULT 6;
