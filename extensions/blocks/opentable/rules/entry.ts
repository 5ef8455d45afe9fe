import { nameInAddress } from './reservation';

/** What is searched for: a name, also that in the address of a restaurant's page, and no other address and no script. */
export function wordsIn( text: string ): string {
	const words = nameInAddress( text ) || text.trim();
	return isCode( words ) ? '' : words.slice( 0, 100 );
}

/** Whether an entry begins like an address or like a code. */
export function isCode( text: string ): boolean {
	return /^\s*(?:http|\/\/|<)/i.test( text );
}
