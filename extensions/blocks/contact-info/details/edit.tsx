import { type AttributesOf, toPlainText } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { NotReady } from '#shared/not-ready';
import { useOffer, useOffered } from '#shared/post-offers';
import { useHeldSelection } from '#shared/ui';
import { withoutInvisible } from '#shared/validation';
import { speak } from '@wordpress/a11y';
import {
	InspectorControls,
	PlainText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Button, PanelBody, ToggleControl } from '@wordpress/components';
import { useRefEffect } from '@wordpress/compose';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, ReactNode } from 'react';
import { LABEL_CLASS, SHOW_LABELS } from '../markup';
import { messages } from '../messages';
import { addressFormat } from './address-format';
import {
	type addressAttributes,
	type emailAttributes,
	FIELDS,
	type phoneAttributes,
} from './attributes';
import {
	FormattedAddress,
	LinkedEmails,
	LinkedPhone,
	linkPhone,
} from './content';
import { hasEmail, isSample, readPhone, unlinkedEmail } from './recognize';
import { type Address, addressLines, readAddress } from './rules/address';

/** The label that the page shows before a detail if labels are enabled. */
function Label( {
	context,
	children,
}: {
	context: EditProps< object >[ 'context' ];
	children: string;
} ): ReactNode {
	return context[ SHOW_LABELS ] ? (
		<span className={ LABEL_CLASS }>{ children }</span>
	) : null;
}

const WHOLE_ROWS: readonly string[] = FIELDS.slice( 0, 3 );

/** Shows the form fields while the block is selected or empty, otherwise the address. */
export function AddressEdit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
	context,
}: EditProps< AttributesOf< typeof addressAttributes > > ): ReactNode {
	const lines = addressLines( attributes, attributes.format );
	const isEmpty = lines.length === 0;
	const isEdited = useHeldSelection( isSelected );
	useOffer( 'contact', clientId, lines.join( ', ' ) );
	const onMap = useOffered( 'place' );
	const takeFromMap = () => {
		const address = {
			...attributes,
			...readAddress( toPlainText( onMap ) ),
		};
		setAttributes( { ...address, format: formatOf( address ) } );
		speak( messages.tookFromMap() );
	};
	return (
		<div { ...useBlockProps( { ref: useFieldAfterClick( isSelected ) } ) }>
			<InspectorControls>
				<PanelBody title={ messages.addressSettings() }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.linkToMaps() }
						checked={ attributes.linkToGoogleMaps }
						onChange={ ( linkToGoogleMaps ) =>
							setAttributes( { linkToGoogleMaps } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<Label context={ context }>{ messages.addressLabel() }</Label>
			{ isEdited || isEmpty ? (
				<div className="wp-block-dovetail-contact-info__fields">
					{ isEmpty && onMap && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							className="is-whole"
							onClick={ takeFromMap }
						>
							{ messages.useMap() }
						</Button>
					) }
					{ FIELDS.map( ( name ) => (
						<div
							key={ name }
							className={
								WHOLE_ROWS.includes( name )
									? 'is-whole'
									: undefined
							}
						>
							<PlainField
								label={ messages[ name ]() }
								value={ attributes[ name ] }
								onChange={ ( value ) =>
									setAttributes( {
										[ name ]: value,
										format: formatOf( {
											...attributes,
											[ name ]: value,
										} ),
									} )
								}
							/>
						</div>
					) ) }
				</div>
			) : (
				<WithoutLeaving>
					<FormattedAddress attributes={ attributes } />
				</WithoutLeaving>
			) }
		</div>
	);
}

/** Returns the format for the address's country or, if the address has none, for the site's country. */
function formatOf( address: Address ): string {
	const { country, language } = readInitialState().site;
	return addressFormat( address, country, [
		language,
		...navigator.languages,
	] );
}

/** The line with the email address. Shows links unless the author is editing it. */
export function EmailEdit( {
	attributes: { email },
	setAttributes,
	isSelected,
	context,
}: EditProps< AttributesOf< typeof emailAttributes > > ): ReactNode {
	const unlinked = unlinkedEmail( email );
	return (
		<Line
			label={ messages.email() }
			shownLabel={ messages.emailLabel() }
			line={ email }
			note={ unlinked && messages.noLink( unlinked ) }
			noteAfterLeaving={ hasEmail( email ) ? '' : messages.noEmail() }
			isSelected={ isSelected }
			context={ context }
			onChange={ ( line ) =>
				setAttributes( { email: withoutInvisible( line ) } )
			}
		>
			<LinkedEmails line={ email } />
		</Line>
	);
}

/** The line with the phone number. Shows the number as a link unless the author is editing it. */
export function PhoneEdit( {
	attributes,
	setAttributes,
	isSelected,
	context,
}: EditProps< AttributesOf< typeof phoneAttributes > > ): ReactNode {
	return (
		<Line
			label={ messages.phone() }
			shownLabel={ messages.phoneLabel() }
			line={ attributes.phone }
			noteAfterLeaving={
				linkPhone( attributes ).href ? '' : messages.noNumber()
			}
			isSelected={ isSelected }
			context={ context }
			onChange={ ( line ) => {
				const phone = withoutInvisible( line );
				setAttributes( {
					phone,
					...readPhone( phone, readInitialState().site.country ),
				} );
			} }
		>
			<LinkedPhone line={ attributes } />
		</Line>
	);
}

/** Shows a field while the block is selected or empty, otherwise the line with its links. */
function Line( {
	label,
	shownLabel,
	line,
	note = '',
	noteAfterLeaving,
	isSelected,
	context,
	onChange,
	children,
}: {
	/** Label of the field. */
	label: string;
	/** Label on the page. */
	shownLabel: string;
	line: string;
	/** Hint about an error in the line. */
	note?: string;
	/** Hint about a line that has no link; not shown while the author types. */
	noteAfterLeaving: string;
	isSelected: boolean;
	context: EditProps< object >[ 'context' ];
	onChange( line: string ): void;
	/** The line with its links, shown when the field is not. */
	children: ReactNode;
} ): ReactNode {
	const noteId = useId();
	const isEdited = useHeldSelection( isSelected );
	const [ isTyping, setIsTyping ] = useState( false );
	const hint = note || ( isTyping || ! line.trim() ? '' : noteAfterLeaving );
	return (
		<div { ...useBlockProps( { ref: useFieldAfterClick( isSelected ) } ) }>
			<Label context={ context }>{ shownLabel }</Label>
			{ isSample( line ) && <NotReady>{ messages.sample() }</NotReady> }
			{ isEdited || ! line.trim() ? (
				<div
					className="wp-block-dovetail-contact-info__fields"
					onBlur={ () => setIsTyping( false ) }
				>
					<PlainField
						label={ label }
						value={ line }
						describedBy={ hint ? noteId : undefined }
						onChange={ ( next ) => {
							setIsTyping( true );
							onChange( next );
						} }
					/>
					{ hint && (
						<p
							id={ noteId }
							className="wp-block-dovetail-contact-info__note"
						>
							{ hint }
						</p>
					) }
				</div>
			) : (
				<WithoutLeaving>{ children }</WithoutLeaving>
			) }
		</div>
	);
}

/** How long after a press, in milliseconds, the block may still become selected. On touch screens, the focus moves only then. */
const SELECTION_MS = 300;

/**
 * Moves the focus to the first field when a click selects the block. Selects its text, so that the author can replace
 * a sample right away.
 *
 * @return Ref for the block's element.
 */
function useFieldAfterClick( isSelected: boolean ) {
	const pressed = useRef< HTMLElement | null >( null );
	useEffect( () => {
		if ( isSelected ) {
			const field = pressed.current?.querySelector( 'textarea' );
			field?.focus();
			field?.select();
			pressed.current = null;
		}
	}, [ isSelected ] );
	return useRefEffect< HTMLElement >(
		( element ) => {
			const listening = new AbortController();
			const { signal } = listening;
			const { ownerDocument } = element;
			let timer: ReturnType< typeof setTimeout > | undefined;
			const forget = () => {
				pressed.current = null;
			};
			element.addEventListener(
				'pointerdown',
				( { target } ) => {
					clearTimeout( timer );
					// A pressed field or button takes the focus itself.
					const isControl = ( target as Element ).closest(
						'textarea, button'
					);
					pressed.current = isSelected || isControl ? null : element;
				},
				{ signal }
			);
			ownerDocument.addEventListener(
				'pointerup',
				() => {
					timer = setTimeout( forget, SELECTION_MS );
				},
				{ signal }
			);
			ownerDocument.addEventListener( 'pointercancel', forget, {
				signal,
			} );
			return () => {
				listening.abort();
				clearTimeout( timer );
			};
		},
		[ isSelected ]
	);
}

/**
 * Selects the text of a field that Tab moves to, because browsers do so only in an input, not in a textarea.
 *
 * @return Ref for the field.
 */
function useSelectAfterTab() {
	return useRefEffect< HTMLTextAreaElement >( ( element ) => {
		const listening = new AbortController();
		let isTab = false;
		const note = ( event: Event ) => {
			isTab = 'key' in event && event.key === 'Tab';
		};
		for ( const type of [ 'keydown', 'pointerdown' ] ) {
			// Capture, because handlers may stop the event.
			element.ownerDocument.addEventListener( type, note, {
				capture: true,
				signal: listening.signal,
			} );
		}
		element.addEventListener(
			'focus',
			() => {
				if ( isTab ) {
					element.select();
				}
			},
			{ signal: listening.signal }
		);
		return () => listening.abort();
	}, [] );
}

/** A line of plain text, edited in place. Enter does nothing, and pasted lines are joined. */
function PlainField( {
	label,
	value,
	describedBy,
	onChange,
}: {
	label: string;
	value: string;
	describedBy?: string | undefined;
	onChange( value: string ): void;
} ): ReactNode {
	return (
		<PlainText
			ref={ useSelectAfterTab() }
			className="wp-block-dovetail-contact-info__field"
			aria-label={ label }
			aria-describedby={ describedBy }
			placeholder={ label }
			value={ value }
			onChange={ ( next ) =>
				onChange( toPlainText( next.replace( /\s*\n\s*/g, ' ' ) ) )
			}
			onKeyDown={ blockEnter }
		/>
	);
}

function blockEnter( event: KeyboardEvent ): void {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
		event.stopPropagation();
	}
}

/** Shows the visitor's view with links disabled. A click, or Enter on a link, selects the block. */
function WithoutLeaving( { children }: { children: ReactNode } ): ReactNode {
	const ref = useRefEffect< HTMLDivElement >( ( element ) => {
		const listening = new AbortController();
		element.addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{ signal: listening.signal }
		);
		return () => listening.abort();
	}, [] );
	return <div ref={ ref }>{ children }</div>;
}
