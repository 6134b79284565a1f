ALTER TABLE `menu_items` ADD `allergens_checked_at` text;
