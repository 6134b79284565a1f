ALTER TABLE "booking_settings" ADD COLUMN "layouts" jsonb;
