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
 * Who gets the messages. Judged when the field is left, then for as long as something is wrong with it.
 * Nothing that was typed is taken away; an empty list is the site's own address again.
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
