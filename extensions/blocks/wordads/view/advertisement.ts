import { whenConsented } from '#shared/consent';
import { whenNearViewport, type Behavior } from '#shared/view';

/**
 * Inserts an ad network's code into its frame once the visitor consents and the frame is near the viewport. Frames that
 * the stylesheet hides are never near the viewport, so their code never runs. Images are already in the page.
 */
export const advertisement: Behavior = ( content, signal ) => {
	// The `template` is from the site, because authors cannot save one in a post.
	const template = content.querySelector( 'template' );
	const frame = content.parentElement;
	if ( ! template || ! frame ) {
		return;
	}
	whenConsented(
		'marketing',
		() => {
			frame.hidden = false;
			whenNearViewport(
				content,
				() => void run( content, template, signal ),
				{ signal }
			);
		},
		{ signal, doc: content.ownerDocument }
	);
	signal.addEventListener( 'abort', () =>
		content.replaceChildren( template )
	);
};

/** Inserts the code. Runs its scripts one after the other, as browsers do while a page loads. */
async function run(
	content: HTMLElement,
	template: HTMLTemplateElement,
	signal: AbortSignal
): Promise< void > {
	const { ownerDocument: doc } = content;
	const code = doc.importNode( template.content, true );
	const scripts = Array.from(
		code.querySelectorAll( 'script' ),
		( script ) => {
			const place = doc.createComment( '' );
			script.replaceWith( place );
			return [ script, place ] as const;
		}
	);
	content.replaceChildren( code );
	for ( const [ script, place ] of scripts ) {
		if ( signal.aborted ) {
			return;
		}
		// A `nomodule` script fires no load event, because the browser does not run it.
		const isAwaited =
			script.src && ! script.hasAttribute( 'async' ) && ! script.noModule;
		const isOver = new Promise( ( resolve ) => {
			script.onload = script.onerror = resolve;
		} );
		place.replaceWith( script );
		if ( isAwaited ) {
			await isOver;
		}
	}
}
