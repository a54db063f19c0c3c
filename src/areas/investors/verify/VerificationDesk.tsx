export default function VerificationDesk() { return null; }
