import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpFile, phpLiteral } from '../php-literal';
import type { Catalog } from './catalog';
import { messageKey, TEXT_DOMAIN, type Message } from './message';

/** Script of the Connections page. */
const PAGE_SCRIPT = 'connections.js';

const isScript = ( file: string ): boolean => file.endsWith( '.js' );

/**
 * Script handles, each with a function that returns whether its translations contain the strings of a file. The
 * editor's handle includes all lazy chunks, because WordPress loads translations only for registered scripts.
 */
const SCRIPTS: Readonly< Record< string, ( file: string ) => boolean > > = {
	'dovetail-blocks-editor': ( file ) =>
		isScript( file ) && file !== PAGE_SCRIPT,
	'dovetail-blocks-connections': ( file ) => file === PAGE_SCRIPT,
};

/** Writes the translations in one locale: a file for PHP and one for each script. */
export function writeLocale(
	messages: readonly Message[],
	catalog: Catalog,
	folder: string
): void {
	const of = ( isWanted: ( file: string ) => boolean ) =>
		Object.fromEntries(
			messages.flatMap( ( message ) => {
				const key = messageKey( message );
				const texts = catalog.translations.get( key );
				return texts && message.references.some( isWanted )
					? [ [ key, texts ] as const ]
					: [];
			} )
		);
	const base = join( folder, `${ TEXT_DOMAIN }-${ catalog.locale }` );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		`${ base }.l10n.php`,
		phpTranslations(
			of( ( file ) => ! isScript( file ) ),
			catalog
		)
	);
	for ( const [ handle, isWanted ] of Object.entries( SCRIPTS ) ) {
		writeFileSync(
			`${ base }-${ handle }.json`,
			scriptTranslations( of( isWanted ), catalog )
		);
	}
}

type Translations = Record< string, readonly string[] >;

/**
 * Returns the translations in the PHP format of WordPress 6.5 and later. Plural forms are separated by a null
 * character.
 */
function phpTranslations(
	translations: Translations,
	{ locale, pluralForms }: Catalog
): string {
	const file = phpFile(
		phpLiteral( {
			domain: TEXT_DOMAIN,
			language: locale,
			'plural-forms': pluralForms,
			messages: Object.fromEntries(
				Object.entries( translations ).map( ( [ key, texts ] ) => [
					key,
					texts.join( '\0' ),
				] )
			),
		} ),
		`Translations for ${ locale }.`
	);
	// Escape control characters, so that the file contains none.
	return file
		.replaceAll( '\0', `' . "\\0" . '` )
		.replaceAll( '\u0004', `' . "\\4" . '` );
}

/** Returns the Jed format, which `wp.i18n` reads. */
function scriptTranslations(
	translations: Translations,
	{ locale, pluralForms }: Catalog
): string {
	return JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': pluralForms,
				},
				...translations,
			},
		},
	} );
}
