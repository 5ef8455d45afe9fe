import { savePost, type Registry } from './edited-post';
import { messages } from './messages';
import { forgetWhy, sayWhy } from './say-why';
import { page } from './page';

/**
 * Saves the post, then does what takes the author away from it; without a saved post it stays, with a notice.
 * Resolves to whether it was done.
 */
export async function saveThen(
	registry: Registry,
	leave: () => void
): Promise< boolean > {
	forgetWhy( registry );
	const isSaved = await savePost( registry ).catch( () => false );
	if ( ! isSaved ) {
		sayWhy( registry, messages.notSaved() );
		return false;
	}
	leave();
	return true;
}

/** Saves the post, then goes to an address. Resolves to whether the author is on her way. */
export function saveAndGo(
	registry: Registry,
	address: string
): Promise< boolean > {
	return saveThen( registry, () => page.goTo( address ) );
}
