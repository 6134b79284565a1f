ALTER TABLE "news_posts" ADD COLUMN "image_desktop_focus" varchar;

ALTER TABLE "news_posts" ADD COLUMN "image_mobile_focus" varchar;

ALTER TABLE "_news_posts_v" ADD COLUMN "version_image_desktop_focus" varchar;

ALTER TABLE "_news_posts_v" ADD COLUMN "version_image_mobile_focus" varchar;

ALTER TABLE "menu_items" ADD COLUMN "image_desktop_focus" varchar;

ALTER TABLE "menu_items" ADD COLUMN "image_mobile_focus" varchar;

ALTER TABLE "_menu_items_v" ADD COLUMN "version_image_desktop_focus" varchar;

ALTER TABLE "_menu_items_v" ADD COLUMN "version_image_mobile_focus" varchar;
