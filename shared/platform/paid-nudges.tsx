import { EVENTS, recordEvent } from './analytics';
import { goToCheckout } from './checkout';
import { useLeaving } from './leaving';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import {
	createPortal,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { Nudge } from './nudge';

type Context = 'editor-canvas' | 'sidebar';

/** Client IDs of blocks that have already shown their banner on this page. */
const seen = new Set< string >();

/** The upgrade banners above the block and in the sidebar. Both share one state. */
export function PaidNudges( {
	plan,
	block,
	clientId,
	text,
	sidebar,
}: {
	plan: string;
	block: string;
	clientId: string;
	text: string;
	/** Container of the sidebar's banner; null without a sidebar. */
	sidebar: HTMLElement | null;
} ): ReactNode {
	const { isLeaving, leave } = useLeaving( ( registry ) =>
		goToCheckout( registry, plan )
	);
	const nudge = ( context: Context ) => (
		<Nudge
			text={ text }
			label={ messages.upgrade() }
			isLeaving={ isLeaving }
			leave={ () => {
				recordEvent( EVENTS.upgradeClick, {
					plan,
					block,
					context,
				} );
				leave();
			} }
		/>
	);

	useEffect( () => {
		if ( ! seen.has( clientId ) ) {
			seen.add( clientId );
			recordEvent( EVENTS.upgradeImpression, {
				plan,
				block,
				context: 'editor-canvas',
			} );
		}
	}, [ clientId, plan, block ] );

	const above = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		// Scroll by the banner's height, so that the selected block does not move when the banner appears. Scrolls the
		// canvas document, or the editor's scroll container if there is no iframe.
		const element = above.current;
		const canvas =
			element?.closest( '.interface-interface-skeleton__content' ) ??
			element?.ownerDocument.scrollingElement;
		const height = element?.offsetHeight ?? 0;
		if ( canvas ) {
			canvas.scrollTop += height;
		}
		return () => {
			if ( canvas ) {
				canvas.scrollTop -= height;
			}
		};
	}, [] );

	const isNarrow = useViewportMatch( 'medium', '<' );
	const hasFixedToolbar = useSelect( ( select ) => {
		const settings: { hasFixedToolbar?: boolean } =
			select( blockEditorStore ).getSettings();
		return settings.hasFixedToolbar;
	}, [] );

	return (
		<>
			<div
				ref={ above }
				className={ `dovetail-nudge-above${
					isNarrow || hasFixedToolbar ? '' : ' has-toolbar-below'
				}` }
			>
				{ nudge( 'editor-canvas' ) }
			</div>
			{ sidebar && createPortal( nudge( 'sidebar' ), sidebar ) }
		</>
	);
}
