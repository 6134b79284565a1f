CREATE TYPE "public"."enum_reply_templates_for" AS ENUM('application', 'group-booking', 'bulk-gift-cards');

CREATE TYPE "public"."enum_reply_templates_move_to" AS ENUM('new', 'in-touch', 'trial-shift', 'hired', 'answered', 'booked', 'ordered', 'closed');

ALTER TYPE "public"."enum_applications_state" ADD VALUE 'trial-shift' BEFORE 'closed';

ALTER TYPE "public"."enum_applications_state" ADD VALUE 'hired' BEFORE 'closed';

ALTER TYPE "public"."enum_enquiries_state" ADD VALUE 'booked' BEFORE 'closed';

ALTER TYPE "public"."enum_enquiries_state" ADD VALUE 'ordered' BEFORE 'closed';

CREATE TABLE "submission_activity" (
	"id" serial PRIMARY KEY NOT NULL,
	"submission" varchar,
	"posted" boolean DEFAULT false,
	"entry" varchar NOT NULL,
	"number" numeric NOT NULL,
	"act" varchar NOT NULL,
	"application_id" integer,
	"enquiry_id" integer,
	"location_id" integer,
	"from" varchar,
	"to" varchar,
	"subject" varchar,
	"text" varchar,
	"recipient" varchar,
	"reply_to" varchar,
	"delivery" varchar,
	"booking" varchar,
	"day" varchar,
	"staff_id" integer,
	"staff_name" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "reply_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar NOT NULL,
	"for" "enum_reply_templates_for" NOT NULL,
	"subject" varchar NOT NULL,
	"text" varchar NOT NULL,
	"move_to" "enum_reply_templates_move_to",
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "applications" ADD COLUMN "email_key" varchar;

ALTER TABLE "applications" ADD COLUMN "tel_key" varchar;

ALTER TABLE "enquiries" ADD COLUMN "email_key" varchar;

ALTER TABLE "enquiries" ADD COLUMN "tel_key" varchar;

ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;

ALTER TABLE "submission_activity" ADD CONSTRAINT "submission_activity_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "submission_activity" ADD CONSTRAINT "submission_activity_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "submission_activity" ADD CONSTRAINT "submission_activity_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "submission_activity" ADD CONSTRAINT "submission_activity_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;

CREATE UNIQUE INDEX "submission_activity_submission_idx" ON "submission_activity" USING btree ("submission");

CREATE INDEX "submission_activity_posted_idx" ON "submission_activity" USING btree ("posted");

CREATE UNIQUE INDEX "submission_activity_entry_idx" ON "submission_activity" USING btree ("entry");

CREATE INDEX "submission_activity_application_idx" ON "submission_activity" USING btree ("application_id");

CREATE INDEX "submission_activity_enquiry_idx" ON "submission_activity" USING btree ("enquiry_id");

CREATE INDEX "submission_activity_location_idx" ON "submission_activity" USING btree ("location_id");

CREATE INDEX "submission_activity_staff_idx" ON "submission_activity" USING btree ("staff_id");

CREATE INDEX "submission_activity_updated_at_idx" ON "submission_activity" USING btree ("updated_at");

CREATE INDEX "submission_activity_created_at_idx" ON "submission_activity" USING btree ("created_at");

CREATE INDEX "reply_templates__order_idx" ON "reply_templates" USING btree ("_order");

CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");

CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "applications_email_key_idx" ON "applications" USING btree ("email_key");

CREATE INDEX "applications_tel_key_idx" ON "applications" USING btree ("tel_key");

CREATE INDEX "enquiries_email_key_idx" ON "enquiries" USING btree ("email_key");

CREATE INDEX "enquiries_tel_key_idx" ON "enquiries" USING btree ("tel_key");

CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");

-- The keys of what came in before; numbers without a country are at home in Canada and the United States.
UPDATE "applications" SET
	"email_key" = NULLIF(lower(trim("email")), ''),
	"tel_key" = NULLIF(regexp_replace("tel", '\D', '', 'g'), '');

UPDATE "applications" SET "tel_key" = CASE
	WHEN trim("tel") LIKE '+%' THEN '+' || "tel_key"
	WHEN length("tel_key") = 10 THEN '+1' || "tel_key"
	WHEN length("tel_key") = 11 AND "tel_key" LIKE '1%' THEN '+' || "tel_key"
	ELSE "tel_key"
END;

UPDATE "enquiries" SET
	"email_key" = NULLIF(lower(trim("email")), ''),
	"tel_key" = NULLIF(regexp_replace("tel", '\D', '', 'g'), '');

UPDATE "enquiries" SET "tel_key" = CASE
	WHEN trim("tel") LIKE '+%' THEN '+' || "tel_key"
	WHEN length("tel_key") = 10 THEN '+1' || "tel_key"
	WHEN length("tel_key") = 11 AND "tel_key" LIKE '1%' THEN '+' || "tel_key"
	ELSE "tel_key"
END;
