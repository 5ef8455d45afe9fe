import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import type { AttributesOf } from '#shared/attributes';
import { useWriteWithoutStep } from '#shared/undo';
import type { attributes as schema } from '../attributes';
import { cardText, fingerprint } from '../rules/card';
import { codeOf, type Code } from '../rules/qr-code';

/** Milliseconds without typing before the code is updated, so that typing does not create an undo step per letter. */
const PAUSE_MS = 500;

/**
 * Returns the block's contact card and QR code. The code is updated as part of the undo step that changed the details.
 * Opening a post changes nothing.
 */
export function useCode(
	clientId: string,
	{ name, hasCode, code }: AttributesOf< typeof schema >
): { card: string; code: Code | null; isTooLong: boolean } {
	const details = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	const write =
		useWriteWithoutStep< AttributesOf< typeof schema > >( clientId );
	const card = cardText( name, details );
	const opened = useRef( card );
	const isTouched = useRef( false );
	isTouched.current ||= card !== opened.current;
	const isRight = ! card || ! hasCode || code?.of === fingerprint( card );
	useEffect( () => {
		if ( isRight || ! isTouched.current ) {
			return;
		}
		const timer = setTimeout( () => {
			write( { code: codeOf( card ) ?? undefined } );
		}, PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ card, isRight, write ] );
	const isTooLong = useMemo(
		() => hasCode && card !== '' && ! codeOf( card ),
		[ card, hasCode ]
	);
	return {
		card,
		code: hasCode && card && isRight && code ? code : null,
		isTooLong,
	};
}
