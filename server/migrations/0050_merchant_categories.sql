-- The tree that merchants are sorted into: four levels at most, kept in order among siblings.

create table merchant_categories (
  guid uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  parent_guid uuid references merchant_categories (guid) check (parent_guid <> guid),
  name_ru text not null check (name_ru <> ''),
  name_en text,
  name_uz text,
  image_key text references files (key),
  -- Among its siblings, from one, without gaps; a move writes those of both parents in one transaction.
  position integer not null check (position >= 1),
  created_at timestamp(0) not null,
  updated_at timestamp(0) not null,
  constraint merchant_categories_order unique nulls not distinct (parent_guid, position) deferrable initially deferred
);

create index merchant_categories_by_image on merchant_categories (image_key);
