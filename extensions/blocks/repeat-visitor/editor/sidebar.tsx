import { FieldProblem } from '#shared/ui';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RadioControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Rule } from '../markup';
import { messages } from '../messages';
import { CRITERIA } from '../rules/visits';
import { useThreshold } from './use-threshold';

/** The same rule in the sidebar: in plain words, the people first. */
export function Sidebar( {
	rule,
	onChange,
}: {
	rule: Rule;
	onChange( rule: Partial< Rule > ): void;
} ): ReactNode {
	const { field, isInvalid } = useThreshold( rule.threshold, ( threshold ) =>
		onChange( { threshold } )
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.who() }>
				<RadioControl
					label={ messages.showTo() }
					selected={ rule.criteria }
					options={ [ ...CRITERIA ].reverse().map( ( value ) => ( {
						value,
						label: messages.showToOf[ value ](),
					} ) ) }
					onChange={ ( next ) =>
						onChange( {
							criteria: CRITERIA.find(
								( each ) => each === next
							),
						} )
					}
				/>
				<TextControl
					{ ...field }
					label={ messages.newVisits() }
					help={
						isInvalid ? (
							<FieldProblem>
								{ messages.invalidThreshold() }
							</FieldProblem>
						) : (
							messages.visitHelp()
						)
					}
				/>
				<p>{ messages.audience( rule ) }</p>
			</PanelBody>
		</InspectorControls>
	);
}
