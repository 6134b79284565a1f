CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');

ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'group-booking';

ALTER TABLE "applications" ADD COLUMN "submission" varchar;

ALTER TABLE "applications" ADD COLUMN "posted" boolean DEFAULT false;

ALTER TABLE "applications" ADD COLUMN "notes" varchar;

ALTER TABLE "applications" ADD COLUMN "to_email" varchar;

ALTER TABLE "enquiries" ADD COLUMN "submission" varchar;

ALTER TABLE "enquiries" ADD COLUMN "posted" boolean DEFAULT false;

ALTER TABLE "enquiries" ADD COLUMN "location_id" integer;

ALTER TABLE "enquiries" ADD COLUMN "party_size" numeric;

ALTER TABLE "enquiries" ADD COLUMN "date" varchar;

ALTER TABLE "enquiries" ADD COLUMN "message" varchar;

ALTER TABLE "subscribers" ADD COLUMN "submission" varchar;

ALTER TABLE "subscribers" ADD COLUMN "posted" boolean DEFAULT false;

ALTER TABLE "subscribers" ADD COLUMN "state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL;

ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;

ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;

ALTER TABLE "subscribers" ADD COLUMN "asked" numeric DEFAULT 1;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

CREATE UNIQUE INDEX "applications_submission_idx" ON "applications" USING btree ("submission");

CREATE INDEX "applications_posted_idx" ON "applications" USING btree ("posted");

CREATE UNIQUE INDEX "enquiries_submission_idx" ON "enquiries" USING btree ("submission");

CREATE INDEX "enquiries_posted_idx" ON "enquiries" USING btree ("posted");

CREATE INDEX "enquiries_location_idx" ON "enquiries" USING btree ("location_id");

CREATE UNIQUE INDEX "subscribers_submission_idx" ON "subscribers" USING btree ("submission");

CREATE INDEX "subscribers_posted_idx" ON "subscribers" USING btree ("posted");

CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
