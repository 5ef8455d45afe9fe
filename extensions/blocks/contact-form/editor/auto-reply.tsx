import { toPlainText } from '#shared/attributes';
import { TextareaControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { FormSettingsProps } from './form-inspector';

/** Settings of the confirmation email. Its text is kept while the confirmation is turned off. */
export function AutoReply( {
	attributes: { autoReply, autoReplyMessage },
	setAttributes,
}: Pick< FormSettingsProps, 'attributes' | 'setAttributes' > ): ReactNode {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.autoReply() }
				help={ messages.autoReplyHelp() }
				checked={ autoReply }
				onChange={ ( next ) => setAttributes( { autoReply: next } ) }
			/>
			{ autoReply && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ messages.autoReplyMessage() }
					placeholder={ messages.autoReplyPlaceholder() }
					value={ autoReplyMessage }
					onChange={ ( text ) =>
						setAttributes( {
							autoReplyMessage: toPlainText( text ),
						} )
					}
				/>
			) }
		</>
	);
}
