-- A content that several models share is one file, as of investors and projects; that an upload is attached once is the rule
-- of whoever attaches it.
alter table model_images drop constraint model_images_file_key_key;
alter table model_images drop constraint model_images_thumb_key_key;
create index model_images_by_file on model_images (file_key);
create index model_images_by_thumb on model_images (thumb_key);
