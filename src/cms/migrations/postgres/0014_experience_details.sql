ALTER TABLE "booking_settings_experiences" ADD COLUMN "picture_id" integer;

ALTER TABLE "booking_settings_experiences" ADD COLUMN "includes" varchar;

ALTER TABLE "booking_settings_experiences" ADD COLUMN "suits" varchar;

ALTER TABLE "booking_settings_experiences" ADD COLUMN "minutes" numeric;

ALTER TABLE "booking_settings_experiences" ADD CONSTRAINT "booking_settings_experiences_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

CREATE INDEX "booking_settings_experiences_picture_idx" ON "booking_settings_experiences" USING btree ("picture_id");
