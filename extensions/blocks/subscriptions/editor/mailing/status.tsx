import { errorMessage, useAction } from '#shared/api';
import {
	__experimentalVStack as VStack,
	Button,
	ExternalLink,
	Modal,
	Notice,
	Spinner,
	ToggleControl,
} from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { type Mailing, previewMail, sendTest } from '../../api';
import { formatNumber } from '../../rules/format-number';
import { prospect, type Prospect, shouldSend } from '../../rules/mailing';
import {
	editedWords,
	useEditedPost,
	useIsSending,
	useMissingPart,
} from './edited-post';
import { messages } from './messages';
import { useMailing } from './use-mailing';

type Edited = ReturnType< typeof useEditedPost >;

/** Shows whether the post will be emailed, and to how many subscribers. After publication, shows the progress. */
export function Panel(): ReactNode {
	const edited = useEditedPost();
	// A new key reloads the status when the post is published.
	return <Status key={ String( edited.post.isPublished ) } { ...edited } />;
}

function Status( { id, isMail, post, canChoose, choose }: Edited ): ReactNode {
	const { data, error, retry } = useMailing( id );
	const [ failure, setFailure ] = useState( error );
	if ( error && error !== failure ) {
		setFailure( error );
	}
	const content = useRef< HTMLDivElement >( null );
	const wasPressed = useRef( false );
	const hasData = !! data;
	useEffect( () => {
		const page = content.current?.ownerDocument;
		// If “Try again” had the focus, it took the focus with it.
		if ( wasPressed.current && page?.activeElement === page?.body ) {
			content.current?.focus();
		}
	}, [ hasData ] );
	if ( ! data ) {
		return failure ? (
			<div role="alert">
				<p style={ { marginTop: 0 } }>{ errorMessage( failure ) }</p>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ ! error }
					disabled={ ! error }
					accessibleWhenDisabled
					onClick={ () => {
						wasPressed.current = true;
						retry();
					} }
				>
					{ messages.retry() }
				</Button>
			</div>
		) : (
			<Spinner />
		);
	}
	const what = prospect( data, post, Date.now() );
	const isOpen = what === 'goes' || what === 'skipped';
	return (
		<VStack ref={ content } tabIndex={ -1 } spacing={ 4 }>
			<div
				role="status"
				// Announces each change of state, but not each sent email.
				aria-live={ isOpen ? 'polite' : 'off' }
			>
				{ what === 'goes' ? (
					<Recipients isMail={ isMail } count={ data.subscribers } />
				) : (
					( isMail ? MAIL_SENTENCES : SENTENCES )[ what ]( data )
				) }
				{ what === 'left-out' &&
					post.choice === 'skip' &&
					` ${ messages.turnedOff() }` }
			</div>
			{ STARTED_STATES.has( what ) && (
				<p style={ { margin: 0 } }>
					{ messages.cutOff( dateTime( data.since ) ) }
					{ data.failed > 0 &&
						` ${ messages.failed( data.failed, formatNumber( data.failed ) ) }` }
				</p>
			) }
			{ isOpen && canChoose && (
				<ToggleControl
					label={ messages.mailIt() }
					checked={ shouldSend( data, post ) }
					onChange={ choose }
				/>
			) }
			{ what === 'goes' && <PreviewButton id={ id } /> }
			{ what === 'goes' && (
				<TestButton id={ id } email={ data.email } isMail={ isMail } />
			) }
			{ ! isOpen && data.screen && (
				<ExternalLink href={ data.screen }>
					{ STARTED_STATES.has( what ) || what === 'late'
						? messages.mailing()
						: messages.screen() }
				</ExternalLink>
			) }
		</VStack>
	);
}

/** States in which sending has started. */
const STARTED_STATES: ReadonlySet< Prospect > = new Set( [
	'running',
	'stopped',
	'done',
] );

/** Formats a Unix time in the site's format and time zone. */
function dateTime( seconds: number ): string {
	// `formats.datetime` is a constant of WordPress and not a setting.
	const { date, time } = getSettings().formats;
	return dateI18n( `${ date } ${ time }`, seconds * 1000 );
}

/** Formats the time of day of a Unix time. */
const time = ( seconds: number ): string =>
	dateI18n( getSettings().formats.time, seconds * 1000 );

function Recipients( {
	isMail,
	count,
}: {
	isMail: boolean;
	count: number;
} ): ReactNode {
	const missing = useMissingPart( isMail );
	const isSending = useIsSending();
	if ( count === 0 ) {
		return ( isMail ? messages.mail : messages ).nobody();
	}
	if ( missing && isSending ) {
		return (
			// The status around it is announced already.
			<Notice status="warning" isDismissible={ false } spokenMessage="">
				{ messages.mail[ missing ]() }
			</Notice>
		);
	}
	return missing ? (
		messages.mail[ missing ]()
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
	late: ( { sent } ) => messages.late( sent > 0 ),
	'left-out': messages.leftOut,
};

const MAIL_SENTENCES: typeof SENTENCES = {
	...SENTENCES,
	'not-public': messages.mail.notPublic,
	stopped: messages.mail.stopped,
	'left-out': messages.mail.leftOut,
};

/** The last test email. The sidebar and the panel before sending both show it, and are never open together. */
let lastTest: { post: number; email: string; seconds: number } | undefined;

/** Sends the post with its unsaved changes to the current user. Does not save the post. */
function TestButton( {
	id,
	email,
	isMail,
}: {
	id: number;
	email: string;
	isMail: boolean;
} ): ReactNode {
	const test = useAction( sendTest );
	const isBusy = test.status === 'busy';
	const isFailed = test.status === 'failed';
	const [ last, setLast ] = useState( lastTest );
	const send = async () => {
		const sent = await test.run( { data: editedWords( id ) } );
		if ( sent.status === 'done' ) {
			lastTest = {
				post: id,
				email: sent.data.email,
				seconds: Date.now() / 1000,
			};
			setLast( lastTest );
		}
	};
	const tested = ! isBusy && ! isFailed && last?.post === id ? last : null;
	return (
		<div>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ isBusy ? messages.testing() : messages.test() }
			</Button>
			{ /* An email address may be longer than a line. */ }
			<div style={ { marginBlockStart: 8, overflowWrap: 'anywhere' } }>
				{ tested && (
					<Notice
						status="success"
						isDismissible={ false }
						// Announces a test once.
						spokenMessage={
							test.status === 'done' ? undefined : ''
						}
					>
						{ messages.tested(
							time( tested.seconds ),
							tested.email
						) }
					</Notice>
				) }
				{ isFailed && (
					<Notice status="error" isDismissible={ false }>
						{ errorMessage( test.error ) }
					</Notice>
				) }
				{ ! tested &&
					! isFailed &&
					`${ isMail ? `${ messages.mail.testFirst() } ` : '' }${ messages.testHelp( email ) }` }
			</div>
		</div>
	);
}

function PreviewButton( { id }: { id: number } ): ReactNode {
	const preview = useAction( previewMail );
	const [ isOpen, setIsOpen ] = useState( false );
	const isBusy = preview.status === 'busy';
	return (
		<div>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => {
					setIsOpen( true );
					void preview.run( { data: editedWords( id ) } );
				} }
			>
				{ messages.preview() }
			</Button>
			{ preview.status === 'failed' && (
				<p role="alert" style={ { margin: '8px 0 0' } }>
					{ errorMessage( preview.error ) }
				</p>
			) }
			{ isOpen && preview.status === 'done' && (
				<Modal
					title={ messages.previewTitle( preview.data.subject ) }
					size="large"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<iframe
						title={ messages.previewFrame() }
						// Without scripts and forms. The editor needs the same origin to hear the Escape key in the frame.
						sandbox="allow-same-origin"
						srcDoc={ preview.data.html }
						onLoad={ ( { currentTarget } ) =>
							currentTarget.contentDocument?.addEventListener(
								'keydown',
								( { key } ) =>
									key === 'Escape' && setIsOpen( false )
							)
						}
						style={ {
							width: '100%',
							height: '55vh',
							border: '1px solid #8888',
							background: '#fff',
						} }
					/>
					<details>
						<summary>{ messages.previewText() }</summary>
						<pre
							style={ {
								whiteSpace: 'pre-wrap',
								overflowWrap: 'anywhere',
							} }
						>
							{ preview.data.text }
						</pre>
					</details>
				</Modal>
			) }
		</div>
	);
}
