import type { ReactNode } from 'react';
import { linkPhone } from './rules/link-phone';

/** A line whose phone number is a link: what is saved and what an author sees. */
export function LinkedPhone( { phone }: { phone: string } ): ReactNode {
	const { before, number, after, href } = linkPhone( phone );
	return (
		<>
			{ before }
			{ href && <a href={ href }>{ number }</a> }
			{ after }
		</>
	);
}
