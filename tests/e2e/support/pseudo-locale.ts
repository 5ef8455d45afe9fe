import { writePseudoLocale } from '../../../src/bundle/translations';
import { contentFolder, php } from './site';

const LOCALE = 'en_XA';

/** Matches a text in the pseudo-language, which has brackets around every sentence. */
export const TRANSLATED = /^[⟦[].*[⟧\]]$/u;

/** Sets the site's language to the pseudo-language, until `speakEnglish()` is called. */
export async function speakPseudoLocale(): Promise< void > {
	writePseudoLocale(
		'build',
		`${ contentFolder() }/languages/plugins`,
		LOCALE
	);
	writePseudoLocale( 'build', 'build/languages', LOCALE );
	await php( `update_option( 'e2e_locale', $input ); return true;`, LOCALE );
}

/** Sets the site's language back to English. */
export async function speakEnglish(): Promise< void > {
	await php( `delete_option( 'e2e_locale' ); return true;` );
}
