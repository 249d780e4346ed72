import type { Schema } from './document';

/** A schema in a few words, such as `text, 8 to 128 characters`. */
export function inWords(schema: Schema): string {
  if (schema.$ref !== undefined) return schemaName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(inWords).join(' or ');
  switch (schema.type) {
    case 'string':
      return `${schema.format === 'email' ? 'email address' : 'text'}${range(schema.minLength, schema.maxLength, ' characters')}`;
    case 'integer':
      return `whole number${range(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${range(schema.minimum, schema.maximum)}`;
    case 'array':
      return `list of ${schema.items ? inWords(schema.items) : 'anything'}${range(schema.minItems, schema.maxItems, ' entries')}`;
    case 'object':
      return objectInWords(schema);
    default:
      return schema.type ?? 'anything';
  }
}

/** The last part of a reference such as `#/components/schemas/Error`. */
export function schemaName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function objectInWords({ properties }: Schema): string {
  const names = Object.keys(properties ?? {});
  return names.length === 0 ? 'object' : `object with ${names.join(', ')}`;
}

/** Zod bounds whole numbers by what a double can hold, which says nothing to a reader. */
function range(least?: number, most?: number, unit = ''): string {
  const min = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const max = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (min !== undefined && max !== undefined) return `, ${String(min)} to ${String(max)}${unit}`;
  if (max !== undefined) return `, at most ${String(max)}${unit}`;
  return min === undefined ? '' : `, at least ${String(min)}${unit}`;
}
