import { ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Offers the subscription form, which needs no account. It keeps the texts of the field and the button. */
export function FormWithoutAccount( {
	clientId,
	emailPlaceholder,
}: {
	clientId: string;
	/** Placeholder of the email field. */
	emailPlaceholder?: string;
} ): ReactNode {
	return (
		<ReplaceButton
			clientId={ clientId }
			block={ SUBSCRIPTION_FORM }
			convert={ ( [ button ] ) =>
				createBlock( SUBSCRIPTION_FORM, {
					subscribePlaceholder: emailPlaceholder,
					submitButtonText: button?.attributes.text,
				} )
			}
		>
			{ messages.withoutAccount() }
		</ReplaceButton>
	);
}
