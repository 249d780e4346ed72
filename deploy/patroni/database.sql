-- Once, as superuser on the primary.
create role stillgrove login password '${DATABASE_PASSWORD}';
create database stillgrove owner stillgrove encoding 'UTF8' template template0;
