import { whenAgreed } from '#shared/consent';
import { element, type Behavior } from '#shared/view';
import { addFacade } from './facade';
import { EMBED_CLASS, readFrame, type EmbedFrame } from './frame';

/** The code loaded on the first interaction. */
export type Opener = Pick<
	typeof import( '../touched' ),
	'openDialog' | 'openFrame'
>;

/** Differences between the editor preview and a page. */
type Preview = {
	frame: EmbedFrame;
	/** On the button. */
	show: string;
	/** The author has asked for it already. */
	isOpen: boolean;
	/** Called when the author asks for it. */
	onOpen(): void;
};

/**
 * Puts a click-to-load button of the right size over an embed's link. Pressing it loads the opener and shows the page
 * in a frame. The link stays for visitors who want the service's own page.
 *
 * @param load    Loads the opener.
 * @param preview In the editor, the "always show" choice is neither offered nor applied, and no consent is requested.
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
			link.addEventListener(
				'click',
				( event ) => {
					// With a modifier the link is a link.
					if ( ! (
						event.ctrlKey ||
						event.metaKey ||
						event.shiftKey
					) ) {
						event.preventDefault();
						void load().then(
							( { openDialog } ) =>
								openDialog( root, frame, link, title, signal ),
							() => doc.location.assign( link.href )
						);
					}
				},
				{ signal }
			);
			return;
		}
		const stage = element( doc, 'div', {
			class: `${ EMBED_CLASS }__stage`,
		} );
		root.append( stage );
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
