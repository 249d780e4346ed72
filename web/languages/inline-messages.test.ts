import { transformSync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { expect, test } from 'vitest';
import { messagesIn, type Translate } from './catalog';
import { inlineMessages } from './inline-messages';
import { LINGUI } from './vite-plugin';

const IMPORTS = `import { t, plural } from '@lingui/core/macro'; import { Plural, Trans } from '@lingui/react/macro';`;

/** The code that the build makes, on one line. */
function built(code: string, translate: Translate = messagesIn('en')): string {
  const result = transformSync(`${IMPORTS}\n${code}`, {
    filename: 'Page.tsx',
    babelrc: false,
    configFile: false,
    compact: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[linguiMacro, { stripMessageField: false, linguiConfig: LINGUI }], inlineMessages(translate)],
  });
  return result?.code ?? '';
}

test('a text becomes a string, also outside of components, and needs no runtime', () => {
  expect(built('const TITLE = t`Body scan`;')).toBe('const TITLE="Body scan";');
});

test('a value stands in a template, with what has a meaning in templates escaped', () => {
  expect(built('const greet = (name: string) => t`It’s \\`you\\`, ${name}`;')).toBe(
    'const greet=(name:string)=>`It’s \\`you\\`, ${name}`;',
  );
});

test('braces that are no placeholder end the build', () => {
  expect(() => built('const a = t`{email} becomes your address`;')).toThrow('No value for {email}');
});

test('a sentence with a link stays one message and becomes plain elements', () => {
  expect(built('const a = <p><Trans>Read <a href="/x">this {page.title}</a>, {name}.</Trans></p>;')).toBe(
    'const a=<p>{"Read "}<a href="/x">{"this "}{page.title}</a>{", "}{name}{"."}</p>;',
  );
  expect(built('const a = <><Trans>Hello <b>you</b></Trans></>;')).toBe(
    'const a=<><>{"Hello "}<b>{"you"}</b></></>;',
  );
  expect(built('const a = <Trans>Only words</Trans>;')).toBe('const a="Only words";');
});

test('a translation may change the order of elements and values', () => {
  const turned: Translate = () => ['<1>B</1> ', ['name'], ' <0>A</0>'];
  expect(built('const a = <p><Trans><b>a</b> <i>b</i> {name}</Trans></p>;', turned)).toBe(
    'const a=<p><i>{"B"}</i>{" "}{name}{" "}<b>{"A"}</b></p>;',
  );
});

test('plurals are compiled, and Lingui chooses when the page runs', () => {
  const code = built('const days = (n: number) => plural(n, { one: "# day", other: "# days" });');
  expect(code).toContain('import{i18n as _i18n}from');
  expect(code).toContain(
    '_i18n._("",{"n":n},{message:[["n","plural",{one:[["n#"]," day"],other:[["n#"]," days"]}]]})',
  );
});

test('a plural in a sentence with elements is one message as well', () => {
  const code = built('const a = <Trans><b><Plural value={n} one="# day" other="# days" /></b> left</Trans>;');
  expect(code).toContain('import{Trans as _Trans}from');
  expect(code).toContain('<_Trans id={""}message={["<0>",["n","plural",');
  expect(code).toContain('values={{"n":n}}components={{"0":<b/>}}/>;');
});
