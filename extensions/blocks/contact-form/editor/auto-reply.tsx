import { toPlainText } from '#shared/attributes';
import { TextareaControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { FormSettingsProps } from './form-inspector';

/** Whether whoever writes gets an answer at once, and what it says. The text outlasts the switch. */
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
