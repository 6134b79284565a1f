CREATE TYPE "public"."enum_menu_categories_served_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum_menu_categories_zone_served_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TABLE "menu_categories_served_days" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "enum_menu_categories_served_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "menu_categories_served" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"from" varchar,
	"until" varchar
);

CREATE TABLE "menu_categories_zone_served_days" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "enum_menu_categories_zone_served_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "menu_categories_zone_served" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"from" varchar,
	"until" varchar
);

CREATE TABLE "menu_items_zone_prices" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"price" numeric NOT NULL
);

CREATE TABLE "menu_items_variants_zone_prices" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"zone_id" integer,
	"price" numeric NOT NULL
);

ALTER TABLE "menu_categories_served_days" ADD CONSTRAINT "menu_categories_served_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_categories_served"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_categories_served" ADD CONSTRAINT "menu_categories_served_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_categories"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_categories_zone_served_days" ADD CONSTRAINT "menu_categories_zone_served_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_categories_zone_served"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_categories_zone_served" ADD CONSTRAINT "menu_categories_zone_served_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_categories_zone_served" ADD CONSTRAINT "menu_categories_zone_served_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_categories"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_zone_prices" ADD CONSTRAINT "menu_items_zone_prices_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_items_zone_prices" ADD CONSTRAINT "menu_items_zone_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_variants_zone_prices" ADD CONSTRAINT "menu_items_variants_zone_prices_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_items_variants_zone_prices" ADD CONSTRAINT "menu_items_variants_zone_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items_variants"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "menu_categories_served_days_order_idx" ON "menu_categories_served_days" USING btree ("order");

CREATE INDEX "menu_categories_served_days_parent_idx" ON "menu_categories_served_days" USING btree ("parent_id");

CREATE INDEX "menu_categories_served_order_idx" ON "menu_categories_served" USING btree ("_order");

CREATE INDEX "menu_categories_served_parent_id_idx" ON "menu_categories_served" USING btree ("_parent_id");

CREATE INDEX "menu_categories_zone_served_days_order_idx" ON "menu_categories_zone_served_days" USING btree ("order");

CREATE INDEX "menu_categories_zone_served_days_parent_idx" ON "menu_categories_zone_served_days" USING btree ("parent_id");

CREATE INDEX "menu_categories_zone_served_order_idx" ON "menu_categories_zone_served" USING btree ("_order");

CREATE INDEX "menu_categories_zone_served_parent_id_idx" ON "menu_categories_zone_served" USING btree ("_parent_id");

CREATE INDEX "menu_categories_zone_served_zone_idx" ON "menu_categories_zone_served" USING btree ("zone_id");

CREATE INDEX "menu_items_zone_prices_order_idx" ON "menu_items_zone_prices" USING btree ("_order");

CREATE INDEX "menu_items_zone_prices_parent_id_idx" ON "menu_items_zone_prices" USING btree ("_parent_id");

CREATE INDEX "menu_items_zone_prices_zone_idx" ON "menu_items_zone_prices" USING btree ("zone_id");

CREATE INDEX "menu_items_variants_zone_prices_order_idx" ON "menu_items_variants_zone_prices" USING btree ("_order");

CREATE INDEX "menu_items_variants_zone_prices_parent_id_idx" ON "menu_items_variants_zone_prices" USING btree ("_parent_id");

CREATE INDEX "menu_items_variants_zone_prices_zone_idx" ON "menu_items_variants_zone_prices" USING btree ("zone_id");
