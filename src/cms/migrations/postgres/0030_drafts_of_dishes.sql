CREATE TYPE "public"."enum_menu_categories_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__menu_categories_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_menu_items_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__menu_items_v_version_status" AS ENUM('draft', 'published');

ALTER TABLE "menu_categories" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "menu_categories" ALTER COLUMN "uid" DROP NOT NULL;

ALTER TABLE "_menu_categories_v" ALTER COLUMN "version_title" DROP NOT NULL;

ALTER TABLE "_menu_categories_v" ALTER COLUMN "version_uid" DROP NOT NULL;

ALTER TABLE "menu_items_zone_prices" ALTER COLUMN "price" DROP NOT NULL;

ALTER TABLE "menu_items_variants_zone_prices" ALTER COLUMN "price" DROP NOT NULL;

ALTER TABLE "menu_items_variants" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "menu_items_nutritional_info_items" ALTER COLUMN "name" DROP NOT NULL;

ALTER TABLE "menu_items_nutritional_info" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "menu_items" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "menu_items" ALTER COLUMN "uid" DROP NOT NULL;

ALTER TABLE "_menu_items_v_version_zone_prices" ALTER COLUMN "price" DROP NOT NULL;

ALTER TABLE "_menu_items_v_version_variants_zone_prices" ALTER COLUMN "price" DROP NOT NULL;

ALTER TABLE "_menu_items_v_version_variants" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "_menu_items_v_version_nutritional_info_items" ALTER COLUMN "name" DROP NOT NULL;

ALTER TABLE "_menu_items_v_version_nutritional_info" ALTER COLUMN "title" DROP NOT NULL;

ALTER TABLE "_menu_items_v" ALTER COLUMN "version_title" DROP NOT NULL;

ALTER TABLE "_menu_items_v" ALTER COLUMN "version_uid" DROP NOT NULL;

ALTER TABLE "menu_categories" ADD COLUMN "_status" "enum_menu_categories_status" DEFAULT 'draft';

ALTER TABLE "_menu_categories_v" ADD COLUMN "version__status" "enum__menu_categories_v_version_status" DEFAULT 'draft';

ALTER TABLE "_menu_categories_v" ADD COLUMN "latest" boolean;

ALTER TABLE "menu_items" ADD COLUMN "_status" "enum_menu_items_status" DEFAULT 'draft';

ALTER TABLE "_menu_items_v" ADD COLUMN "version__status" "enum__menu_items_v_version_status" DEFAULT 'draft';

ALTER TABLE "_menu_items_v" ADD COLUMN "latest" boolean;

CREATE INDEX "menu_categories__status_idx" ON "menu_categories" USING btree ("_status");

CREATE INDEX "_menu_categories_v_version_version__status_idx" ON "_menu_categories_v" USING btree ("version__status");

CREATE INDEX "_menu_categories_v_latest_idx" ON "_menu_categories_v" USING btree ("latest");

CREATE INDEX "menu_items__status_idx" ON "menu_items" USING btree ("_status");

CREATE INDEX "_menu_items_v_version_version__status_idx" ON "_menu_items_v" USING btree ("version__status");

CREATE INDEX "_menu_items_v_latest_idx" ON "_menu_items_v" USING btree ("latest");

-- What is there is published, and each document has the version that it is published as (decision 124).
INSERT INTO "_menu_categories_v" ("parent_id", "version_title", "version_uid", "version_kind", "version_hide_in_navigation", "version_description", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
SELECT o."id", o."title", o."uid", CAST(CAST(o."kind" AS text) AS "enum__menu_categories_v_version_kind"), o."hide_in_navigation", o."description", o."updated_at", o."created_at", 'published', o."updated_at", o."updated_at", true
FROM "menu_categories" o WHERE NOT EXISTS (SELECT 1 FROM "_menu_categories_v" v WHERE v."parent_id" = o."id");

INSERT INTO "_menu_categories_v_version_served" ("_order", "_parent_id", "from", "until", "_uuid")
SELECT o."_order", v."id", o."from", o."until", o."id"
FROM "menu_categories_served" o JOIN "_menu_categories_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_served_days" ("order", "parent_id", "value")
SELECT o."order", r."id", CAST(CAST(o."value" AS text) AS "enum__menu_categories_v_version_served_days")
FROM "menu_categories_served_days" o JOIN "_menu_categories_v_version_served" r ON r."_uuid" = o."parent_id" JOIN "_menu_categories_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_zone_served" ("_order", "_parent_id", "zone_id", "from", "until", "_uuid")
SELECT o."_order", v."id", o."zone_id", o."from", o."until", o."id"
FROM "menu_categories_zone_served" o JOIN "_menu_categories_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_version_zone_served_days" ("order", "parent_id", "value")
SELECT o."order", r."id", CAST(CAST(o."value" AS text) AS "enum__menu_categories_v_version_zone_served_days")
FROM "menu_categories_zone_served_days" o JOIN "_menu_categories_v_version_zone_served" r ON r."_uuid" = o."parent_id" JOIN "_menu_categories_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_categories_v_rels" ("order", "parent_id", "path", "menu_items_id")
SELECT o."order", v."id", 'version.' || o."path", o."menu_items_id"
FROM "menu_categories_rels" o JOIN "_menu_categories_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

UPDATE "_menu_categories_v" SET "latest" = true WHERE "id" IN (
  SELECT max(v."id") FROM "_menu_categories_v" v WHERE v."parent_id" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "_menu_categories_v" n WHERE n."parent_id" = v."parent_id" AND (n."latest" = true OR n."updated_at" > v."updated_at"))
  GROUP BY v."parent_id"
);

UPDATE "_menu_categories_v" SET "version__status" = 'published';

UPDATE "menu_categories" SET "_status" = 'published';

INSERT INTO "_menu_items_v" ("parent_id", "version_title", "version_uid", "version_allergens_checked_at", "version_price", "version_description", "version_allergens_statement", "version_allergens_species", "version_image_desktop_id", "version_image_mobile_id", "version_image_desktop_focus", "version_image_mobile_focus", "version_pairing_type", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
SELECT o."id", o."title", o."uid", o."allergens_checked_at", o."price", o."description", CAST(CAST(o."allergens_statement" AS text) AS "enum__menu_items_v_version_allergens_statement"), o."allergens_species", o."image_desktop_id", o."image_mobile_id", o."image_desktop_focus", o."image_mobile_focus", CAST(CAST(o."pairing_type" AS text) AS "enum__menu_items_v_version_pairing_type"), o."updated_at", o."created_at", 'published', o."updated_at", o."updated_at", true
FROM "menu_items" o WHERE NOT EXISTS (SELECT 1 FROM "_menu_items_v" v WHERE v."parent_id" = o."id");

INSERT INTO "_menu_items_v_version_zone_prices" ("_order", "_parent_id", "zone_id", "price", "_uuid")
SELECT o."_order", v."id", o."zone_id", o."price", o."id"
FROM "menu_items_zone_prices" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_allergens_contains" ("order", "parent_id", "value")
SELECT o."order", v."id", CAST(CAST(o."value" AS text) AS "enum__menu_items_v_version_allergens_contains")
FROM "menu_items_allergens_contains" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_allergens_may_contain" ("order", "parent_id", "value")
SELECT o."order", v."id", CAST(CAST(o."value" AS text) AS "enum__menu_items_v_version_allergens_may_contain")
FROM "menu_items_allergens_may_contain" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_variants" ("_order", "_parent_id", "title", "price", "_uuid")
SELECT o."_order", v."id", o."title", o."price", o."id"
FROM "menu_items_variants" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_variants_zone_prices" ("_order", "_parent_id", "zone_id", "price", "_uuid")
SELECT o."_order", r."id", o."zone_id", o."price", o."id"
FROM "menu_items_variants_zone_prices" o JOIN "_menu_items_v_version_variants" r ON r."_uuid" = o."_parent_id" JOIN "_menu_items_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_pairings" ("_order", "_parent_id", "category_id", "_uuid")
SELECT o."_order", v."id", o."category_id", o."id"
FROM "menu_items_pairings" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_nutritional_info" ("_order", "_parent_id", "title", "_uuid")
SELECT o."_order", v."id", o."title", o."id"
FROM "menu_items_nutritional_info" o JOIN "_menu_items_v" v ON v."parent_id" = o."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_version_nutritional_info_items" ("_order", "_parent_id", "name", "value", "_uuid")
SELECT o."_order", r."id", o."name", o."value", o."id"
FROM "menu_items_nutritional_info_items" o JOIN "_menu_items_v_version_nutritional_info" r ON r."_uuid" = o."_parent_id" JOIN "_menu_items_v" v ON v."id" = r."_parent_id" AND v."latest" = true;

INSERT INTO "_menu_items_v_rels" ("order", "parent_id", "path", "menu_tags_id", "zones_id", "menu_items_id")
SELECT o."order", v."id", 'version.' || o."path", o."menu_tags_id", o."zones_id", o."menu_items_id"
FROM "menu_items_rels" o JOIN "_menu_items_v" v ON v."parent_id" = o."parent_id" AND v."latest" = true;

UPDATE "_menu_items_v" SET "latest" = true WHERE "id" IN (
  SELECT max(v."id") FROM "_menu_items_v" v WHERE v."parent_id" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "_menu_items_v" n WHERE n."parent_id" = v."parent_id" AND (n."latest" = true OR n."updated_at" > v."updated_at"))
  GROUP BY v."parent_id"
);

UPDATE "_menu_items_v" SET "version__status" = 'published';

UPDATE "menu_items" SET "_status" = 'published';
