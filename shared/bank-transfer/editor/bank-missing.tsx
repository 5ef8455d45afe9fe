import { NotReady } from '#shared/not-ready';
import { Button, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { isIban } from '../account';
import type { Bank } from '../bank';
import { messages } from './messages';

/** Warning that visitors cannot pay, because the account is turned on but not complete and is the only way to pay. */
export function BankMissing( {
	bank,
	onEnter,
	children,
}: {
	bank: Bank;
	/** Called when the author wants to enter the account. Undefined if the author cannot do this here. */
	onEnter?(): void;
	/** Text shown after the warning. */
	children?: ReactNode;
} ): ReactNode {
	const problem =
		bank.iban && ! isIban( bank.iban )
			? messages.bankWrong()
			: messages.bankMissing();
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="dovetail-connect-prompt"
			// Screen readers would announce an incomplete IBAN as wrong while the author types.
			spokenMessage={ messages.bankMissing() }
		>
			<NotReady>{ problem }</NotReady>
			<p>
				{ problem }
				{ children }
			</p>
			{ onEnter && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onEnter }
				>
					{ messages.enterBank() }
				</Button>
			) }
		</Notice>
	);
}
