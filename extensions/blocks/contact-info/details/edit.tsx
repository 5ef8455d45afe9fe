import {
	InspectorControls,
	PlainText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRefEffect } from '@wordpress/compose';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { withoutEntities } from '#shared/attributes';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { messages } from '../messages';
import { FIELDS } from './attributes';
import type {
	addressAttributes,
	emailAttributes,
	phoneAttributes,
} from './attributes';
import { FormattedAddress, LinkedEmails, LinkedPhone } from './content';
import { readPhone } from './read-phone';
import { addressLines } from './rules/address';

/** A line of text written in place: no formats, and Enter does nothing. Lines that are pasted become one. */
export function PlainField( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange( value: string ): void;
} ): ReactNode {
	return (
		<PlainText
			className="wp-block-dovetail-contact-info__field"
			aria-label={ label }
			placeholder={ label }
			value={ value }
			onChange={ ( next ) =>
				onChange( withoutEntities( next.replace( /\s*\n\s*/g, ' ' ) ) )
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

/** What a visitor sees, whose links lead nowhere while the post is written: a click, or Enter, which is one, selects the block. */
export function WithoutLeaving( {
	children,
}: {
	children: ReactNode;
} ): ReactNode {
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

/** The fields that take a whole row. */
const WHOLE_ROWS: readonly string[] = FIELDS.slice( 0, 3 );

/** Fields while the block is selected or empty, the address otherwise. */
export function AddressEdit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof addressAttributes > > ): ReactNode {
	const isEmpty = addressLines( attributes ).length === 0;
	return (
		<div { ...useBlockProps() }>
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
			{ isSelected || isEmpty ? (
				<div className="wp-block-dovetail-contact-info__fields">
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
									setAttributes( { [ name ]: value } )
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

/** A line of text, with its links while it is not written. */
export function EmailEdit( {
	attributes: { email },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof emailAttributes > > ): ReactNode {
	return (
		<Line
			label={ messages.email() }
			line={ email }
			isSelected={ isSelected }
			onChange={ ( line ) => setAttributes( { email: line } ) }
		>
			<LinkedEmails line={ email } />
		</Line>
	);
}

/** A line of text, with its link while it is not written. */
export function PhoneEdit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof phoneAttributes > > ): ReactNode {
	return (
		<Line
			label={ messages.phone() }
			line={ attributes.phone }
			isSelected={ isSelected }
			onChange={ ( phone ) =>
				setAttributes( {
					phone,
					...readPhone( phone, readInitialState().site.country ),
				} )
			}
		>
			<LinkedPhone line={ attributes } />
		</Line>
	);
}

/** A field while the block is selected or empty, the line with its links otherwise. */
function Line( {
	label,
	line,
	isSelected,
	onChange,
	children,
}: {
	label: string;
	line: string;
	isSelected: boolean;
	onChange( line: string ): void;
	/** The line with its links. */
	children: ReactNode;
} ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			{ isSelected || ! line.trim() ? (
				<PlainField
					label={ label }
					value={ line }
					onChange={ onChange }
				/>
			) : (
				<WithoutLeaving>{ children }</WithoutLeaving>
			) }
		</div>
	);
}
