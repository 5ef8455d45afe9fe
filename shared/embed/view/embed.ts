import { whenAgreed } from '#shared/consent';
import { element, type Behavior } from '#shared/view';
import { addFacade } from './facade';
import { EMBED_CLASS, readFrame, type EmbedFrame } from './frame';

/** Functions that load on first interaction. */
export type Opener = Pick<
	typeof import( '../touched' ),
	'openDialog' | 'openFrame'
>;

type Preview = {
	frame: EmbedFrame;
	/** Label of the button that loads the embed. */
	show: string;
	/** Whether the author has already requested the embed. */
	isOpen: boolean;
	onOpen(): void;
};

/**
 * Covers an embed's link with a click-to-load button of the right size. Clicking it loads the opener and shows the page
 * in a frame. The link stays for visitors who want the service's own page.
 *
 * @param load    Loads the code that opens the frame.
 * @param preview Options of the preview in the editor. A preview has no "always show" checkbox, ignores that choice, and requests no consent.
 */
export const embed =
	( load: () => Promise< Opener >, preview?: Preview ): Behavior =>
	( root, signal ) => {
		const doc = root.ownerDocument;
		const frame = preview?.frame ?? readFrame( root );
		const link = root.querySelector( 'a' );
		if ( ! frame || ! link ) {
			return;
		}
		const { service, words } = frame;
		const title = `${ service }: ${ frame.title ?? link.textContent }`;
		if ( frame.isDialog ) {
			let isOpening = false;
			link.addEventListener(
				'click',
				( event ) => {
					// With a modifier key, the link works as usual.
					if ( ! (
						event.ctrlKey ||
						event.metaKey ||
						event.shiftKey
					) ) {
						event.preventDefault();
						if ( isOpening ) {
							return;
						}
						isOpening = true;
						void load()
							.then(
								( { openDialog } ) =>
									openDialog(
										root,
										frame,
										link,
										title,
										signal
									),
								() => doc.location.assign( link.href )
							)
							.finally( () => ( isOpening = false ) );
					}
				},
				{ signal }
			);
			return;
		}
		const stage = element( doc, 'div', {
			class: `${ EMBED_CLASS }__stage`,
		} );
		// First, as on the screen, so that the focus order matches.
		root.prepend( stage );
		signal.addEventListener( 'abort', () => stage.remove() );
		const press = addFacade( stage, {
			className: `${ EMBED_CLASS }__facade`,
			slug: frame.slug,
			words: {
				...words,
				name: service,
				note: words.asks,
				...( preview && { show: preview.show, always: undefined } ),
			},
			opens: preview ? undefined : whenAgreed,
			load: async ( isPressed ) => {
				preview?.onOpen();
				return ( await load() ).openFrame(
					root,
					stage,
					frame,
					title,
					signal,
					isPressed || !! preview
				);
			},
			signal,
		} );
		if ( preview?.isOpen ) {
			press();
		}
	};
