CREATE TYPE "public"."enum_menu_items_allergens_contains" AS ENUM('eggs', 'milk', 'fish', 'crustaceans', 'molluscs', 'peanuts', 'sesame', 'soy', 'mustard', 'celery', 'lupin', 'sulphites', 'wheat', 'triticale', 'rye', 'barley', 'oats', 'almonds', 'brazil-nuts', 'cashews', 'hazelnuts', 'macadamia-nuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts');

CREATE TYPE "public"."enum_menu_items_allergens_may_contain" AS ENUM('eggs', 'milk', 'fish', 'crustaceans', 'molluscs', 'peanuts', 'sesame', 'soy', 'mustard', 'celery', 'lupin', 'sulphites', 'wheat', 'triticale', 'rye', 'barley', 'oats', 'almonds', 'brazil-nuts', 'cashews', 'hazelnuts', 'macadamia-nuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts');

CREATE TYPE "public"."enum_menu_items_allergens_statement" AS ENUM('some', 'none');

CREATE TYPE "public"."enum_menu_tags_allergens" AS ENUM('eggs', 'milk', 'fish', 'crustaceans', 'molluscs', 'peanuts', 'sesame', 'soy', 'mustard', 'celery', 'lupin', 'sulphites', 'wheat', 'triticale', 'rye', 'barley', 'oats', 'almonds', 'brazil-nuts', 'cashews', 'hazelnuts', 'macadamia-nuts', 'pecans', 'pine-nuts', 'pistachios', 'walnuts');

CREATE TABLE "menu_items_allergens_contains" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_menu_items_allergens_contains",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "menu_items_allergens_may_contain" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_menu_items_allergens_may_contain",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "menu_tags_allergens" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_menu_tags_allergens",
	"id" serial PRIMARY KEY NOT NULL
);

ALTER TABLE "menu_items" ADD COLUMN "allergens_statement" "enum_menu_items_allergens_statement";

ALTER TABLE "menu_items" ADD COLUMN "allergens_species" varchar;

ALTER TABLE "menu_items_allergens_contains" ADD CONSTRAINT "menu_items_allergens_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_allergens_may_contain" ADD CONSTRAINT "menu_items_allergens_may_contain_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_tags_allergens" ADD CONSTRAINT "menu_tags_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_tags"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "menu_items_allergens_contains_order_idx" ON "menu_items_allergens_contains" USING btree ("order");

CREATE INDEX "menu_items_allergens_contains_parent_idx" ON "menu_items_allergens_contains" USING btree ("parent_id");

CREATE INDEX "menu_items_allergens_may_contain_order_idx" ON "menu_items_allergens_may_contain" USING btree ("order");

CREATE INDEX "menu_items_allergens_may_contain_parent_idx" ON "menu_items_allergens_may_contain" USING btree ("parent_id");

CREATE INDEX "menu_tags_allergens_order_idx" ON "menu_tags_allergens" USING btree ("order");

CREATE INDEX "menu_tags_allergens_parent_idx" ON "menu_tags_allergens" USING btree ("parent_id");
