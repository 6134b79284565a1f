CREATE TYPE "public"."enum__menu_categories_v_version_served_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum__menu_categories_v_version_zone_served_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum__menu_categories_v_version_kind" AS ENUM('default', 'food', 'drink');

CREATE TYPE "public"."enum__menu_items_v_version_allergens_contains" AS ENUM('eggs', 'milk', 'fish', 'crustaceans', 'molluscs', 'peanuts', 'sesame', 'soy', 'mustard', 'celery', 'lupin', 'sulphites', 'wheat', 'triticale', 'rye', 'barley', 'oats', 'almonds', 'brazil-nuts', 'cashews', 'hazelnuts', 'macadamia-nuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts');

CREATE TYPE "public"."enum__menu_items_v_version_allergens_may_contain" AS ENUM('eggs', 'milk', 'fish', 'crustaceans', 'molluscs', 'peanuts', 'sesame', 'soy', 'mustard', 'celery', 'lupin', 'sulphites', 'wheat', 'triticale', 'rye', 'barley', 'oats', 'almonds', 'brazil-nuts', 'cashews', 'hazelnuts', 'macadamia-nuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts');

CREATE TYPE "public"."enum__menu_items_v_version_allergens_statement" AS ENUM('some', 'none');

CREATE TYPE "public"."enum__menu_items_v_version_pairing_type" AS ENUM('default', 'food', 'drink');

CREATE TABLE "_menu_categories_v_version_served_days" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum__menu_categories_v_version_served_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_menu_categories_v_version_served" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"from" varchar,
	"until" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menu_categories_v_version_zone_served_days" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum__menu_categories_v_version_zone_served_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_menu_categories_v_version_zone_served" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"from" varchar,
	"until" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menu_categories_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar NOT NULL,
	"version_uid" varchar NOT NULL,
	"version_kind" "enum__menu_categories_v_version_kind" DEFAULT 'default',
	"version_hide_in_navigation" boolean DEFAULT false,
	"version_description" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_menu_categories_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"menu_items_id" integer
);

CREATE TABLE "_menu_items_v_version_zone_prices" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"price" numeric NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v_version_allergens_contains" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum__menu_items_v_version_allergens_contains",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_menu_items_v_version_allergens_may_contain" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum__menu_items_v_version_allergens_may_contain",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_menu_items_v_version_variants_zone_prices" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"price" numeric NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v_version_variants" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"price" numeric,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v_version_pairings" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"category_id" integer,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v_version_nutritional_info_items" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"value" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v_version_nutritional_info" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar DEFAULT 'Per serving' NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_menu_items_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar NOT NULL,
	"version_uid" varchar NOT NULL,
	"version_allergens_checked_at" varchar,
	"version_price" numeric,
	"version_description" jsonb,
	"version_allergens_statement" "enum__menu_items_v_version_allergens_statement",
	"version_allergens_species" varchar,
	"version_image_desktop_id" integer,
	"version_image_mobile_id" integer,
	"version_pairing_type" "enum__menu_items_v_version_pairing_type" DEFAULT 'default',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_menu_items_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"menu_tags_id" integer,
	"zones_id" integer,
	"menu_items_id" integer
);

ALTER TABLE "_menu_categories_v_version_served_days" ADD CONSTRAINT "_menu_categories_v_version_served_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_categories_v_version_served"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_categories_v_version_served" ADD CONSTRAINT "_menu_categories_v_version_served_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_categories_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_categories_v_version_zone_served_days" ADD CONSTRAINT "_menu_categories_v_version_zone_served_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_categories_v_version_zone_served"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_categories_v_version_zone_served" ADD CONSTRAINT "_menu_categories_v_version_zone_served_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_categories_v_version_zone_served" ADD CONSTRAINT "_menu_categories_v_version_zone_served_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_categories_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_categories_v" ADD CONSTRAINT "_menu_categories_v_parent_id_menu_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_categories"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_categories_v_rels" ADD CONSTRAINT "_menu_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_categories_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_categories_v_rels" ADD CONSTRAINT "_menu_categories_v_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_zone_prices" ADD CONSTRAINT "_menu_items_v_version_zone_prices_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_zone_prices" ADD CONSTRAINT "_menu_items_v_version_zone_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_allergens_contains" ADD CONSTRAINT "_menu_items_v_version_allergens_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_allergens_may_contain" ADD CONSTRAINT "_menu_items_v_version_allergens_may_contain_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_variants_zone_prices" ADD CONSTRAINT "_menu_items_v_version_variants_zone_prices_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_variants_zone_prices" ADD CONSTRAINT "_menu_items_v_version_variants_zone_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v_version_variants"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_variants" ADD CONSTRAINT "_menu_items_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_pairings" ADD CONSTRAINT "_menu_items_v_version_pairings_category_id_menu_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."menu_categories"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_pairings" ADD CONSTRAINT "_menu_items_v_version_pairings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_nutritional_info_items" ADD CONSTRAINT "_menu_items_v_version_nutritional_info_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v_version_nutritional_info"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_version_nutritional_info" ADD CONSTRAINT "_menu_items_v_version_nutritional_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_version_image_desktop_id_media_id_fk" FOREIGN KEY ("version_image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menu_items_v_rels" ADD CONSTRAINT "_menu_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_rels" ADD CONSTRAINT "_menu_items_v_rels_menu_tags_fk" FOREIGN KEY ("menu_tags_id") REFERENCES "public"."menu_tags"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_rels" ADD CONSTRAINT "_menu_items_v_rels_zones_fk" FOREIGN KEY ("zones_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_menu_items_v_rels" ADD CONSTRAINT "_menu_items_v_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "_menu_categories_v_version_served_days_order_idx" ON "_menu_categories_v_version_served_days" USING btree ("order");

CREATE INDEX "_menu_categories_v_version_served_days_parent_idx" ON "_menu_categories_v_version_served_days" USING btree ("parent_id");

CREATE INDEX "_menu_categories_v_version_served_order_idx" ON "_menu_categories_v_version_served" USING btree ("_order");

CREATE INDEX "_menu_categories_v_version_served_parent_id_idx" ON "_menu_categories_v_version_served" USING btree ("_parent_id");

CREATE INDEX "_menu_categories_v_version_zone_served_days_order_idx" ON "_menu_categories_v_version_zone_served_days" USING btree ("order");

CREATE INDEX "_menu_categories_v_version_zone_served_days_parent_idx" ON "_menu_categories_v_version_zone_served_days" USING btree ("parent_id");

CREATE INDEX "_menu_categories_v_version_zone_served_order_idx" ON "_menu_categories_v_version_zone_served" USING btree ("_order");

CREATE INDEX "_menu_categories_v_version_zone_served_parent_id_idx" ON "_menu_categories_v_version_zone_served" USING btree ("_parent_id");

CREATE INDEX "_menu_categories_v_version_zone_served_zone_idx" ON "_menu_categories_v_version_zone_served" USING btree ("zone_id");

CREATE INDEX "_menu_categories_v_parent_idx" ON "_menu_categories_v" USING btree ("parent_id");

CREATE INDEX "_menu_categories_v_version_version_uid_idx" ON "_menu_categories_v" USING btree ("version_uid");

CREATE INDEX "_menu_categories_v_version_version_updated_at_idx" ON "_menu_categories_v" USING btree ("version_updated_at");

CREATE INDEX "_menu_categories_v_version_version_created_at_idx" ON "_menu_categories_v" USING btree ("version_created_at");

CREATE INDEX "_menu_categories_v_created_at_idx" ON "_menu_categories_v" USING btree ("created_at");

CREATE INDEX "_menu_categories_v_updated_at_idx" ON "_menu_categories_v" USING btree ("updated_at");

CREATE INDEX "_menu_categories_v_rels_order_idx" ON "_menu_categories_v_rels" USING btree ("order");

CREATE INDEX "_menu_categories_v_rels_parent_idx" ON "_menu_categories_v_rels" USING btree ("parent_id");

CREATE INDEX "_menu_categories_v_rels_path_idx" ON "_menu_categories_v_rels" USING btree ("path");

CREATE INDEX "_menu_categories_v_rels_menu_items_id_idx" ON "_menu_categories_v_rels" USING btree ("menu_items_id");

CREATE INDEX "_menu_items_v_version_zone_prices_order_idx" ON "_menu_items_v_version_zone_prices" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_zone_prices_parent_id_idx" ON "_menu_items_v_version_zone_prices" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_version_zone_prices_zone_idx" ON "_menu_items_v_version_zone_prices" USING btree ("zone_id");

CREATE INDEX "_menu_items_v_version_allergens_contains_order_idx" ON "_menu_items_v_version_allergens_contains" USING btree ("order");

CREATE INDEX "_menu_items_v_version_allergens_contains_parent_idx" ON "_menu_items_v_version_allergens_contains" USING btree ("parent_id");

CREATE INDEX "_menu_items_v_version_allergens_may_contain_order_idx" ON "_menu_items_v_version_allergens_may_contain" USING btree ("order");

CREATE INDEX "_menu_items_v_version_allergens_may_contain_parent_idx" ON "_menu_items_v_version_allergens_may_contain" USING btree ("parent_id");

CREATE INDEX "_menu_items_v_version_variants_zone_prices_order_idx" ON "_menu_items_v_version_variants_zone_prices" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_variants_zone_prices_parent_id_idx" ON "_menu_items_v_version_variants_zone_prices" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_version_variants_zone_prices_zone_idx" ON "_menu_items_v_version_variants_zone_prices" USING btree ("zone_id");

CREATE INDEX "_menu_items_v_version_variants_order_idx" ON "_menu_items_v_version_variants" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_variants_parent_id_idx" ON "_menu_items_v_version_variants" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_version_pairings_order_idx" ON "_menu_items_v_version_pairings" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_pairings_parent_id_idx" ON "_menu_items_v_version_pairings" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_version_pairings_category_idx" ON "_menu_items_v_version_pairings" USING btree ("category_id");

CREATE INDEX "_menu_items_v_version_nutritional_info_items_order_idx" ON "_menu_items_v_version_nutritional_info_items" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_nutritional_info_items_parent_id_idx" ON "_menu_items_v_version_nutritional_info_items" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_version_nutritional_info_order_idx" ON "_menu_items_v_version_nutritional_info" USING btree ("_order");

CREATE INDEX "_menu_items_v_version_nutritional_info_parent_id_idx" ON "_menu_items_v_version_nutritional_info" USING btree ("_parent_id");

CREATE INDEX "_menu_items_v_parent_idx" ON "_menu_items_v" USING btree ("parent_id");

CREATE INDEX "_menu_items_v_version_version_uid_idx" ON "_menu_items_v" USING btree ("version_uid");

CREATE INDEX "_menu_items_v_version_image_version_image_desktop_idx" ON "_menu_items_v" USING btree ("version_image_desktop_id");

CREATE INDEX "_menu_items_v_version_image_version_image_mobile_idx" ON "_menu_items_v" USING btree ("version_image_mobile_id");

CREATE INDEX "_menu_items_v_version_version_updated_at_idx" ON "_menu_items_v" USING btree ("version_updated_at");

CREATE INDEX "_menu_items_v_version_version_created_at_idx" ON "_menu_items_v" USING btree ("version_created_at");

CREATE INDEX "_menu_items_v_created_at_idx" ON "_menu_items_v" USING btree ("created_at");

CREATE INDEX "_menu_items_v_updated_at_idx" ON "_menu_items_v" USING btree ("updated_at");

CREATE INDEX "_menu_items_v_rels_order_idx" ON "_menu_items_v_rels" USING btree ("order");

CREATE INDEX "_menu_items_v_rels_parent_idx" ON "_menu_items_v_rels" USING btree ("parent_id");

CREATE INDEX "_menu_items_v_rels_path_idx" ON "_menu_items_v_rels" USING btree ("path");

CREATE INDEX "_menu_items_v_rels_menu_tags_id_idx" ON "_menu_items_v_rels" USING btree ("menu_tags_id");

CREATE INDEX "_menu_items_v_rels_zones_id_idx" ON "_menu_items_v_rels" USING btree ("zones_id");

CREATE INDEX "_menu_items_v_rels_menu_items_id_idx" ON "_menu_items_v_rels" USING btree ("menu_items_id");
