import { whenConsented } from '#shared/consent';
import { whenNearViewport, type Behavior } from '#shared/view';

/**
 * Inserts the code of a network into its frame once the visitor allows it and the frame is displayed and near. A frame
 * that the stylesheet hides, because it does not fit or is not for phones, is never near, so its code never runs.
 * Pictures of the site are in the page already.
 */
export const advertisement: Behavior = ( content, signal ) => {
	// Authors cannot save a `template` in a post, so this one is from the site.
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

/** Inserts the code. Its scripts run one after the other, as they do while a page loads. */
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
		// A `nomodule` script never reports that it has run.
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
