import { writePseudoLocale } from '../../../src/bundle/translations';
import { contentFolder, php } from './site';

const LOCALE = 'en_XA';

/** What is translated into the language that nobody speaks: brackets around every sentence. */
export const TRANSLATED = /^[⟦[].*[⟧\]]$/u;

/** Lets the site speak that language, until `speakEnglish`. */
export async function speakPseudoLocale(): Promise< void > {
	writePseudoLocale(
		'build',
		`${ contentFolder() }/languages/plugins`,
		LOCALE
	);
	writePseudoLocale( 'build', 'build/languages', LOCALE );
	await php( `update_option( 'e2e_locale', $input ); return true;`, LOCALE );
}

/** The site speaks English again. */
export async function speakEnglish(): Promise< void > {
	await php( `delete_option( 'e2e_locale' ); return true;` );
}
