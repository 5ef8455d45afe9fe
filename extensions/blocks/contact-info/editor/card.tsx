import type { AttributesOf } from '#shared/attributes';
import { moveFocus } from '#shared/ui';
import { useNeedsSaving, useWriteWithoutStep } from '#shared/undo';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { CARD_CLASS, CODE_CLASS } from '../markup';
import { messages } from '../messages';
import {
	cardText,
	type Code,
	codeOf,
	fingerprint,
	pathOf,
} from '../rules/card';

/** Margin of the QR code in squares. Phones need the margin to detect the code. */
const BORDER = 4;

/** Shows the link to the contact card and the QR code below the details, as on the page. */
export function Card( {
	hasCard,
	code,
	isTooLong,
	isOutdated,
	onUpdate,
}: {
	hasCard: boolean;
	code: Code | null;
	/**
	 * Whether the details are too long for a QR code. The canvas then shows a note instead of the code, because the
	 * panel may be closed.
	 */
	isTooLong: boolean;
	/** Whether the saved code belongs to other details, so that the page does not show it. */
	isOutdated: boolean;
	onUpdate(): void;
} ): ReactNode {
	return (
		<>
			{ hasCard && (
				<p className={ CARD_CLASS }>
					<span>{ messages.saveContact() }</span>
				</p>
			) }
			{ code && (
				<svg
					className={ CODE_CLASS }
					viewBox={ [
						-BORDER,
						-BORDER,
						code.side + 2 * BORDER,
						code.side + 2 * BORDER,
					].join( ' ' ) }
					role="img"
					aria-label={ messages.codeOfContact() }
				>
					<path d={ pathOf( code ) } />
				</svg>
			) }
			{ isTooLong && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.tooLongForCode() }
				</Notice>
			) }
			{ isOutdated && (
				<Notice
					status="warning"
					isDismissible={ false }
					spokenMessage={ messages.outdatedCode() }
				>
					<p>{ messages.outdatedCode() }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ ( {
							currentTarget,
						}: MouseEvent< HTMLElement > ) => {
							// The button disappears.
							moveFocus(
								currentTarget.closest( '[data-block]' )
							);
							onUpdate();
						} }
					>
						{ messages.updateCode() }
					</Button>
				</Notice>
			) }
		</>
	);
}

/** Delay in milliseconds after typing before the code is updated, so that not every letter creates an undo step. */
const PAUSE_MS = 500;

/**
 * Returns the block's contact card and QR code. Updates the code in the same undo step as the details. Opening a post
 * changes nothing, even if its code is outdated.
 */
export function useCode(
	clientId: string,
	{ name, hasCode, code }: AttributesOf< typeof schema >
): {
	card: string;
	code: Code | null;
	isTooLong: boolean;
	isOutdated: boolean;
} {
	const details = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	const write =
		useWriteWithoutStep< AttributesOf< typeof schema > >( clientId );
	const { requireSaving } = useNeedsSaving();
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
			// The author may have saved the post during the pause.
			requireSaving();
		}, PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ card, isRight, write, requireSaving ] );
	const isTooLong = useMemo(
		() => hasCode && card !== '' && ! codeOf( card ),
		[ card, hasCode ]
	);
	return {
		card,
		code: hasCode && card && isRight && code ? code : null,
		isTooLong,
		isOutdated: ! isRight && ! isTooLong && ! isTouched.current,
	};
}
