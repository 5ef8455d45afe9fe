import { readFileSync } from 'node:fs';
import { messageKey } from './message';
import { readPot } from './pot';
import { potPath } from './pot-path';
import { pseudoTranslate } from './pseudo-translate';
import { writeLocale } from './write-locale';

/**
 * Writes a translation of everything the built plugin says, in a language that nobody speaks:
 * what a page then still says in English was never handed to a translator.
 *
 * @param buildFolder The built plugin, with its template.
 * @param outFolder   Where the files go, such as `wp-content/languages/plugins`.
 * @param locale      The language to pose as, such as `de_DE`.
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
