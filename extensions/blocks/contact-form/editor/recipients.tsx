import { toPlainText } from '#shared/attributes';
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { FieldProblem } from '#shared/ui';
import { messages } from '../messages';
import {
	MAX_RECIPIENTS,
	readRecipients,
	tidyRecipients,
	wrongRecipients,
} from '../rules/recipients';

/**
 * The recipients' addresses. They are validated when the field loses focus, and from then on while there is an error.
 * Invalid input stays in the field; an empty field means the site's address.
 */
export function Recipients( {
	value,
	siteAddress,
	onChange,
}: {
	value: string;
	/** Empty for users who may not see it. */
	siteAddress: string;
	onChange( value: string ): void;
} ): ReactNode {
	const [ wasLeft, setWasLeft ] = useState( value !== '' );
	const error = wasLeft
		? messages.recipientsError( wrongRecipients( value ) ) ||
			( readRecipients( value ).length > MAX_RECIPIENTS
				? messages.tooManyRecipients( MAX_RECIPIENTS )
				: '' )
		: '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			inputMode="email"
			spellCheck={ false }
			label={ messages.recipients() }
			placeholder={ siteAddress }
			value={ value }
			aria-invalid={ error !== '' }
			help={
				error ? (
					<FieldProblem>{ error }</FieldProblem>
				) : (
					messages.recipientsHelp()
				)
			}
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
				}
			} }
			onChange={ ( typed ) => {
				if ( ! error ) {
					setWasLeft( false );
				}
				onChange( toPlainText( typed ) );
			} }
			onBlur={ () => {
				setWasLeft( true );
				const tidy = tidyRecipients( value );
				if ( tidy !== value ) {
					onChange( tidy );
				}
			} }
		/>
	);
}
