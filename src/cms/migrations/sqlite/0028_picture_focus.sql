ALTER TABLE `news_posts` ADD `image_desktop_focus` text;

ALTER TABLE `news_posts` ADD `image_mobile_focus` text;

ALTER TABLE `_news_posts_v` ADD `version_image_desktop_focus` text;

ALTER TABLE `_news_posts_v` ADD `version_image_mobile_focus` text;

ALTER TABLE `menu_items` ADD `image_desktop_focus` text;

ALTER TABLE `menu_items` ADD `image_mobile_focus` text;

ALTER TABLE `_menu_items_v` ADD `version_image_desktop_focus` text;

ALTER TABLE `_menu_items_v` ADD `version_image_mobile_focus` text;
