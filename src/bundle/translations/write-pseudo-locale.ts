import { readFileSync } from 'node:fs';
import { messageKey } from './message';
import { readPot } from './pot';
import { potPath } from './pot-path';
import { pseudoTranslate } from './pseudo-translate';
import { writeLocale } from './write-locale';

/**
 * Writes a pseudo-translation of every string in the built plugin. Text that still appears in English is not
 * translatable.
 *
 * @param buildFolder Built plugin with its template.
 * @param outFolder   Target folder, such as `wp-content/languages/plugins`.
 * @param locale      Locale to imitate, such as `de_DE`.
 */
export function writePseudoLocale(
	buildFolder: string,
	outFolder: string,
	locale: string
): void {
	const messages = readPot( readFileSync( potPath( buildFolder ), 'utf8' ) );
	writeLocale(
		messages,
		{
			locale,
			pluralForms: 'nplurals=2; plural=(n != 1);',
			translations: new Map(
				messages.map( ( message ) => [
					messageKey( message ),
					[ message.id, message.plural ]
						.filter( Boolean )
						.map( pseudoTranslate ),
				] )
			),
		},
		outFolder
	);
}
