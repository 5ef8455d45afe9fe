import { statusParameters, withoutStatus } from './parameters';

/**
 * Shows what an author is brought back with, and takes it out of the address, so that a reload does not repeat it.
 * Without one of the parameters it does nothing and loads nothing. To be called once, when the editor starts.
 */
export async function showStatusNotices(): Promise< void > {
	const parameters = statusParameters( window.location.href );
	if ( ! parameters.length ) {
		return;
	}
	try {
		const { createStatusNotices } = await import(
			/* webpackChunkName: "notices/status-notices" */ './status-notices'
		);
		await createStatusNotices( parameters );
	} catch ( error ) {
		console.error( 'The notice could not be shown.', error );
		return;
	}
	// The address may be another one by now: a new post gets its own when it is saved.
	window.history.replaceState(
		window.history.state,
		'',
		withoutStatus( window.location.href )
	);
}
