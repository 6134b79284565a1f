-- What is there is published, and so is what a release without drafts adds beside this one (decision 124).

ALTER TABLE `menu_categories` ADD `_status` text DEFAULT 'published';

ALTER TABLE `_menu_categories_v` ADD `version__status` text DEFAULT 'published';

ALTER TABLE `_menu_categories_v` ADD `latest` integer;

CREATE INDEX `menu_categories__status_idx` ON `menu_categories` (`_status`);

CREATE INDEX `_menu_categories_v_version_version__status_idx` ON `_menu_categories_v` (`version__status`);

CREATE INDEX `_menu_categories_v_latest_idx` ON `_menu_categories_v` (`latest`);

UPDATE `_menu_categories_v` SET latest = true WHERE id IN (
  SELECT max(v.id) FROM `_menu_categories_v` v WHERE v.parent_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM `_menu_categories_v` newer WHERE newer.parent_id = v.parent_id AND newer.updated_at > v.updated_at)
  GROUP BY v.parent_id
);

ALTER TABLE `menu_items` ADD `_status` text DEFAULT 'published';

ALTER TABLE `_menu_items_v` ADD `version__status` text DEFAULT 'published';

ALTER TABLE `_menu_items_v` ADD `latest` integer;

CREATE INDEX `menu_items__status_idx` ON `menu_items` (`_status`);

CREATE INDEX `_menu_items_v_version_version__status_idx` ON `_menu_items_v` (`version__status`);

CREATE INDEX `_menu_items_v_latest_idx` ON `_menu_items_v` (`latest`);

UPDATE `_menu_items_v` SET latest = true WHERE id IN (
  SELECT max(v.id) FROM `_menu_items_v` v WHERE v.parent_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM `_menu_items_v` newer WHERE newer.parent_id = v.parent_id AND newer.updated_at > v.updated_at)
  GROUP BY v.parent_id
);
