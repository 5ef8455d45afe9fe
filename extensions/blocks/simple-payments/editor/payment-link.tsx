import { FieldProblem } from '#shared/ui';
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { readPaymentLink } from '../rules/payment-link';

/** State of the field for the payment link. */
export type LinkField = {
	text: string;
	/** Whether the text is not a payment link. False while the author types. */
	isWrong: boolean;
	handleChange( text: string ): void;
	handleBlur(): void;
};

/** Returns the state of the field. The block keeps only valid links, so a wrong one exists only in this state. */
export function useLinkField(
	paymentLink: string,
	onChange: ( paymentLink: string ) => void
): LinkField {
	const [ typed, setTyped ] = useState( paymentLink );
	const [ wasLeft, setWasLeft ] = useState( true );
	// The link can also change by an undo.
	const text = readPaymentLink( typed ) === paymentLink ? typed : paymentLink;
	return {
		text,
		isWrong: wasLeft && text.trim() !== '' && ! readPaymentLink( text ),
		handleChange( next ) {
			setTyped( next );
			setWasLeft( false );
			onChange( readPaymentLink( next ) );
		},
		handleBlur() {
			setTyped( paymentLink || text );
			setWasLeft( true );
		},
	};
}

/** The field for the payment link. */
export function LinkControl( { field }: { field: LinkField } ): ReactNode {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			autoComplete="off"
			label={ messages.paymentLink() }
			value={ field.text }
			onChange={ field.handleChange }
			onBlur={ field.handleBlur }
			aria-invalid={ field.isWrong }
			help={
				field.isWrong ? (
					<FieldProblem>{ messages.notAPaymentLink() }</FieldProblem>
				) : (
					messages.paymentLinkHelp()
				)
			}
		/>
	);
}
