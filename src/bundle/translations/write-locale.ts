import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpFile, phpLiteral } from '../php-literal';
import type { Catalog } from './catalog';
import { messageKey, TEXT_DOMAIN, type Message } from './message';

/** The script whose translations hold those of its lazy chunks too: WordPress loads no others. */
const EDITOR_HANDLE = 'dovetail-blocks-editor';

/** Gives the translations of one locale to WordPress: one file for its PHP, one for the editor's scripts. */
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
	writeFileSync(
		`${ base }-${ EDITOR_HANDLE }.json`,
		scriptTranslations( of( isScript ), catalog )
	);
}

const isScript = ( reference: string ): boolean => reference.endsWith( '.js' );

type Translations = Record< string, readonly string[] >;

/** The format that WordPress reads since 6.5: plural forms are parted by a null character. */
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
	// Written out, so that the file holds no control characters.
	return file
		.replaceAll( '\0', `' . "\\0" . '` )
		.replaceAll( '\u0004', `' . "\\4" . '` );
}

/** The format of Jed, which `wp.i18n` reads. */
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
