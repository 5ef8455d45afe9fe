import { po } from 'gettext-parser';
import { messageKey } from './message';

/** The translations in one locale. */
export type Catalog = {
	/** Locale in WordPress's notation, such as `de_DE`. */
	locale: string;
	/** Gettext's formula for plural forms, such as `nplurals=2; plural=(n != 1);`. */
	pluralForms: string;
	/** Translations by `messageKey`: one string, or one for each plural form. */
	translations: ReadonlyMap< string, readonly string[] >;
};

/** Parses a `.po` file. Skips incomplete and fuzzy translations, so that WordPress shows the English string. */
export function readCatalog( file: Uint8Array, locale: string ): Catalog {
	const { headers, translations } = po.parse( file );
	return {
		locale,
		pluralForms:
			headers[ 'Plural-Forms' ] ?? 'nplurals=2; plural=(n != 1);',
		translations: new Map(
			Object.values( translations )
				.flatMap( ( inContext ) => Object.values( inContext ) )
				.filter(
					( { msgid, msgstr, comments } ) =>
						msgid !== '' &&
						msgstr.every( Boolean ) &&
						! comments?.flag?.includes( 'fuzzy' )
				)
				.map( ( { msgid: id, msgctxt: context = '', msgstr } ) => [
					messageKey( { id, context } ),
					msgstr,
				] )
		),
	};
}
