import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { CARD_CLASS, CODE_CLASS } from '../markup';
import { messages } from '../messages';
import { pathOf, type Code } from '../rules/qr-code';

/** Margin of the code in squares, which phones need to detect it. */
const BORDER = 4;

/** The link to the contact card and its QR code, which the page adds below the details. */
export function Card( {
	hasCard,
	code,
	isTooLong,
}: {
	hasCard: boolean;
	code: Code | null;
	/**
	 * Whether the details are too long for a QR code. The note replaces the code on the canvas, because the panel may
	 * be closed.
	 */
	isTooLong: boolean;
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
		</>
	);
}
