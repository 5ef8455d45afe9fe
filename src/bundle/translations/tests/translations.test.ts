import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractMessages } from '../extract-messages';
import { potFile, readPot } from '../pot';
import { pseudoTranslate } from '../pseudo-translate';
import { writePseudoLocale } from '../write-pseudo-locale';
import { writeTranslations } from '../write-translations';

const FILES = {
	'dovetail-blocks.php':
		"<?php\n/**\n * Plugin Name: Dovetail Blocks\n */\n_n( '%d day', '%d days', $n, 'dovetail-blocks' );\n",
	'editor.js': '(0,i.__)("Try again","dovetail-blocks")',
	'map/edit.js':
		'/* translators: %s: a place. */(0,i.__)("Go to %s","dovetail-blocks");(0,i._n)("%d day","%d days",n,"dovetail-blocks")',
	'blocks/quotation/block.json': '{"title":"Map"}',
	'blocks.php':
		"<?php return array( 'title' => _x( 'Map', 'block title', 'dovetail-blocks' ) );",
	'view-strings.php': "<?php return __( 'Show map', 'dovetail-blocks' );",
};

let build = '';
let sources = '';
const write = ( root: string, file: string, content: string ) => {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), content );
};
const read = ( file: string ) =>
	readFileSync( join( build, 'languages', file ), 'utf8' );

beforeEach( () => {
	build = mkdtempSync( join( tmpdir(), 'dovetail-build-' ) );
	sources = mkdtempSync( join( tmpdir(), 'dovetail-languages-' ) );
	for ( const [ file, content ] of Object.entries( FILES ) ) {
		write( build, file, content );
	}
} );
afterEach( () => {
	rmSync( build, { recursive: true } );
	rmSync( sources, { recursive: true } );
} );

describe( 'the template for translators', () => {
	it( 'contains every string with its source files and comments, but no date', () => {
		writeTranslations( build, '1.2.3', sources );
		const pot = read( 'dovetail-blocks.pot' );
		expect( pot ).toContain( 'Project-Id-Version: Dovetail Blocks 1.2.3' );
		expect( pot ).toContain(
			'#: map/edit.js\n#. translators: %s: a place.\nmsgid "Go to %s"\nmsgstr ""\n'
		);
		expect( pot ).toContain(
			'#: dovetail-blocks.php:5\n#: map/edit.js\nmsgid "%d day"\nmsgid_plural "%d days"\n'
		);
		expect( pot ).toContain( 'msgctxt "block title"\nmsgid "Map"' );
		expect( pot ).not.toMatch( /Date/ );
	} );

	it( 'does not change if the build runs again with the same strings', () => {
		writeTranslations( build, '1.2.3', sources );
		const first = read( 'dovetail-blocks.pot' );
		writeTranslations( build, '1.2.3', sources );
		expect( read( 'dovetail-blocks.pot' ) ).toBe( first );
	} );

	it( 'can be parsed back into its original messages', () => {
		const messages = extractMessages( build );
		expect( messages ).toHaveLength( 6 );
		expect( readPot( potFile( messages, '1' ) ) ).toEqual(
			expect.arrayContaining( messages )
		);
	} );
} );

describe( 'a translation', () => {
	it( 'includes the strings of lazy chunks in the JSON file for the editor', () => {
		writeTranslations( build, '1', sources );
		writePseudoLocale( build, join( build, 'languages' ), 'de_DE' );
		expect(
			JSON.parse(
				read( 'dovetail-blocks-de_DE-dovetail-blocks-editor.json' )
			)
		).toEqual( {
			domain: 'messages',
			locale_data: {
				messages: {
					'': {
						domain: 'messages',
						lang: 'de_DE',
						'plural-forms': 'nplurals=2; plural=(n != 1);',
					},
					'%d day': [ '⟦%d dáy⟧', '⟦%d dáys⟧' ],
					'Go to %s': [ '⟦Gó tó %s⟧' ],
					'Try again': [ '⟦Try ágáín⟧' ],
				},
			},
		} );
	} );

	it( 'stores strings from PHP, block.json and the plugin header in a PHP file without control characters', () => {
		writeTranslations( build, '1', sources );
		writePseudoLocale( build, join( build, 'languages' ), 'de_DE' );
		const php = read( 'dovetail-blocks-de_DE.l10n.php' );
		expect( php ).toContain( `'block title' . "\\4" . 'Map' => '⟦Máp⟧'` );
		expect( php ).toContain(
			`'%d day' => '⟦%d dáy⟧' . "\\0" . '⟦%d dáys⟧',`
		);
		expect( php ).toContain( `'Show map' => '⟦Shów máp⟧',` );
		expect( php ).toContain( `'Dovetail Blocks' =>` );
		expect( php ).not.toContain( 'Try again' );
		expect( php.includes( '\0' ) || php.includes( '\u0004' ) ).toBe(
			false
		);
	} );

	it( 'includes complete translations, and falls back to English for fuzzy or incomplete ones', () => {
		write(
			sources,
			'dovetail-blocks-de_DE.po',
			`msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Try again"
msgstr "Noch einmal"

#, fuzzy
msgid "Go to %s"
msgstr "Gehe %s"

msgid "%d day"
msgid_plural "%d days"
msgstr[0] "%d Tag"
msgstr[1] ""
`
		);
		writeTranslations( build, '1', sources );
		const { messages } = JSON.parse(
			read( 'dovetail-blocks-de_DE-dovetail-blocks-editor.json' )
		).locale_data;
		expect( Object.keys( messages ) ).toEqual( [ '', 'Try again' ] );
		expect( messages[ 'Try again' ] ).toEqual( [ 'Noch einmal' ] );
	} );
} );

it.each( [
	[ 'Save', '⟦Sávé⟧' ],
	[ '%1$s out of %2$d', '⟦%1$s óút óf %2$d⟧' ],
	[ '100%% of <a href="#u">it</a>', '⟦100%% óf <a href="#u">ít</a>⟧' ],
	[ '{count} of you &amp; us', '⟦{count} óf yóú &amp; ús⟧' ],
	[ '', '⟦⟧' ],
] )( '%j becomes %j in the pseudo-locale', ( sentence, expected ) => {
	expect( pseudoTranslate( sentence ) ).toBe( expected );
} );
