ALTER TABLE "locations" ADD COLUMN "image_focus" varchar;

ALTER TABLE "locations" ADD COLUMN "gallery_focus" varchar;

ALTER TABLE "_locations_v" ADD COLUMN "version_image_focus" varchar;

ALTER TABLE "_locations_v" ADD COLUMN "version_gallery_focus" varchar;

ALTER TABLE "booking_settings_experiences" ADD COLUMN "picture_focus" varchar;

ALTER TABLE "footer_general" ADD COLUMN "background_image_focus" varchar;

ALTER TABLE "_footer_v_version_general" ADD COLUMN "background_image_focus" varchar;
