ALTER TABLE "menu_items" ADD COLUMN "allergens_checked_at" varchar;
