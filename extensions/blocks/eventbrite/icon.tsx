/** A ticket with a tear-off line. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M3 7a1.500 1.500 0 0 1 1.500-1.500h15A1.500 1.500 0 0 1 21 7v3.250a1.750 1.750 0 0 0 0 3.500V17a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17v-3.250a1.750 1.750 0 0 0 0-3.500zm1.500 0v2.130a3.250 3.250 0 0 1 0 5.740V17h15v-2.130a3.250 3.250 0 0 1 0-5.740V7z"
		/>
		<path d="M14 8.500h1.500V10H14zm0 2.750h1.500v1.500H14zM14 14h1.500v1.500H14z" />
	</svg>
);
