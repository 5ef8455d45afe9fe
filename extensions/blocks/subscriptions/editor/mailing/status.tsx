import { errorMessage } from '#shared/api';
import {
	ExternalLink,
	Spinner,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Mailing } from '../../api';
import { messages } from './messages';
import { formatNumber } from '../../rules/format-number';
import { shouldSend, prospect, type Prospect } from '../../rules/mailing';
import { PreviewButton } from './preview-button';
import { TestButton } from './test-button';
import { useEditedPost } from './use-edited-post';
import { useMailing } from './use-mailing';

type Edited = ReturnType< typeof useEditedPost >;

/** Shows whether the post will be emailed, and to how many subscribers. After publication, it shows the progress. */
export function MailingStatus(): ReactNode {
	const edited = useEditedPost();
	// The key reloads the status when the post is published.
	return <Status key={ String( edited.post.isPublished ) } { ...edited } />;
}

function Status( { id, isMail, post, canChoose, choose }: Edited ): ReactNode {
	const { data, error } = useMailing( id );
	if ( error ) {
		return <p>{ errorMessage( error ) }</p>;
	}
	if ( ! data ) {
		return <Spinner />;
	}
	const what = prospect( data, post, Date.now() );
	const isOpen = what === 'goes' || what === 'skipped';
	return (
		<VStack spacing={ 4 }>
			<p
				role="status"
				// Announces changes of state, not each sent email.
				aria-live={ isOpen ? 'polite' : 'off' }
				style={ { margin: 0 } }
			>
				{ what === 'goes' ? (
					<Recipients isMail={ isMail } count={ data.subscribers } />
				) : (
					( isMail ? MAIL_SENTENCES : SENTENCES )[ what ]( data )
				) }
			</p>
			{ isOpen && canChoose && (
				<ToggleControl
					label={ messages.mailIt() }
					checked={ shouldSend( data, post ) }
					onChange={ choose }
				/>
			) }
			{ what === 'goes' && <PreviewButton id={ id } /> }
			{ what === 'goes' && <TestButton id={ id } email={ data.email } /> }
			{ ! isOpen && data.screen && (
				<ExternalLink href={ data.screen }>
					{ messages.screen() }
				</ExternalLink>
			) }
		</VStack>
	);
}

/** Says how many subscribers the email will be sent to. */
function Recipients( {
	isMail,
	count,
}: {
	isMail: boolean;
	count: number;
} ): ReactNode {
	return isMail && count === 0 ? (
		messages.mail.nobody()
	) : (
		<>
			<strong>{ messages.goes( count, formatNumber( count ) ) }</strong>
			<br />
			{ isMail ? messages.mail.goesOnce() : messages.goesOnce() }
		</>
	);
}

const SENTENCES: Readonly<
	Record< Exclude< Prospect, 'goes' >, ( mailing: Mailing ) => string >
> = {
	skipped: messages.skipped,
	'not-public': messages.notPublic,
	old: ( { days } ) => messages.old( days ),
	elsewhere: messages.elsewhere,
	running: ( { sent, left } ) =>
		messages.running( formatNumber( sent ), formatNumber( left ) ),
	stopped: messages.stopped,
	done: ( { sent } ) => messages.sent( sent, formatNumber( sent ) ),
	late: messages.late,
	'left-out': messages.leftOut,
};

const MAIL_SENTENCES: typeof SENTENCES = {
	...SENTENCES,
	'not-public': messages.mail.notPublic,
	stopped: messages.mail.stopped,
	'left-out': messages.mail.leftOut,
};
