import { type Html, html } from '../../platform/html';
import type { ApiDocument, Content, Operation, Schema } from './document';
import { inWords, schemaName } from './schema-words';
import { STYLESHEET } from './stylesheet';

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

/** The API for readers: a whole HTML document without any script. */
export function apiPage(document: ApiDocument): string {
  const calls = callsOf(document);
  const tags = [...new Set(calls.map(tagOf))];
  const ofTag = (tag: string) => calls.filter((call) => tagOf(call) === tag);
  const style = html`<style>`.markup + STYLESHEET + html`</style>`.markup;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        ${{ markup: style }}
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description ?? ''}</p>
          <p>For programs: <a href="/api/openapi.json">the same as OpenAPI 3.1</a>.</p>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${calls.map(listEntry)}
          </ul>
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2>${tag}</h2>
                ${ofTag(tag).map(article)}
              </section>`,
          )}
          <section>
            <h2>Shapes</h2>
            ${Object.entries(document.components?.schemas ?? {}).map(shape)}
          </section>
        </main>
      </body>
    </html> `.markup;
}

function callsOf({ paths = {} }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function tagOf({ operation }: Call): string {
  return operation.tags?.[0] ?? 'Other';
}

function anchor({ method, path }: Call): string {
  return `${method.toLowerCase()}${path.replace(/[^\w]+/g, '-')}`;
}

function listEntry(call: Call): Html {
  const name = html`<span class="method">${call.method}</span> <code>${call.path}</code>`;
  return html`<li><a href="#${anchor(call)}">${name}</a> ${call.operation.summary ?? ''}</li>`;
}

function article(call: Call): Html {
  const { method, path, operation } = call;
  return html`<article aria-labelledby="${anchor(call)}">
    <h3 id="${anchor(call)}"><span class="method">${method}</span> <code>${path}</code></h3>
    <p><strong>${operation.summary ?? ''}.</strong> ${prose(operation.description)}</p>
    ${fieldTable('Request body', schemaIn(operation.requestBody?.content))} ${answerTable(operation)}
  </article>`;
}

function answerTable({ responses = {} }: Operation): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = schemaIn(content);
    return html`<tr>
      <th scope="row">${status}</th>
      <td>${prose(told(description))}</td>
      <td>${schema ? linked(schema) : ''}</td>
    </tr>`;
  });
  return html`<div class="scroll">
    <table>
      <caption>
        Responses
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">When</th>
          <th scope="col">Body</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function shape([name, schema]: [string, Schema]): Html {
  const title = html`<h3 id="${name}">${name}</h3>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return html`${title}${fieldTable('Fields', schema)}`;
  return html`${title}${choices.map((choice, index) => fieldTable(`Form ${String(index + 1)}`, choice))}`;
}

function fieldTable(caption: string, schema: Schema | undefined): Html {
  if (!schema?.properties) return html``;
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const needed = schema.required?.includes(name) ? 'yes' : 'no';
    return html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${linked(field)}</td>
      <td>${needed}</td>
    </tr>`;
  });
  return html`<div class="scroll">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function linked(schema: Schema): Html {
  if (schema.$ref === undefined) return html`${inWords(schema)}`;
  const name = schemaName(schema.$ref);
  return html`<a href="#${name}">${name}</a>`;
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content?.['application/json']?.schema;
}

/** What the generator writes where a route gives no words. */
function told(description = ''): string {
  return description === 'Default Response' ? 'It worked.' : description;
}

/** Descriptions are Markdown, of which ours use code alone. */
function prose(markdown = ''): Html {
  return html`${markdown.split('`').map((text, index) => (index % 2 === 1 ? html`<code>${text}</code>` : html`${text}`))}`;
}
