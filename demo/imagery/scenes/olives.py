"""Olives warmed in a small iron pan among the ashes: orange peel, fennel seed, oil, coals glowing behind."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _food as D
from scenes.fire_hero import coals
POST = dict(exposure=1.4, sat=1.12, contrast=1.32, bloom=0.16, vignette=0.5)
R, H = 0.084, 0.034                      # inner radius and depth of the pan

def olive(mat, seed=0, s=0.0112):
    """Along x: blunt where the stalk was, a small point at the other end."""
    o = S.blob(s, mat, 0.035, 1.3, seed, (1.36, 1, 1), 4); r = random.Random(seed)
    for v in o.data.vertices:
        t = v.co.x / (s * 1.36); v.co.y *= 1 - 0.10 * t; v.co.z *= 1 - 0.10 * t
        if t > 0.86: v.co.x += s * 0.9 * (t - 0.86)
        q = math.hypot(v.co.y, v.co.z) / s
        if t < -0.8 and q < 0.30: v.co.x += s * 0.22 * (1 - (q / 0.30) ** 2)
        v.co += v.co.normalized() * 0.00022 * noise.fractal(v.co * 260 + Vector((seed, 0, 0)), 1, 2, 3)
    return o

def skin(c1, c2, c3, blister=0.58):
    """Oiled skin, blistered brown where it lay against the iron."""
    g = M.NT("olive"); v = g.co(vary=True); n = g.noise(v, 55, 5, 0.6); rd = g.node('ObjectInfo').outputs['Random']
    col = g.ramp(g.math('ADD', n, g.math('MULTIPLY', g.math('SUBTRACT', rd, 0.5), 0.22)), (0.34, c1), (0.52, c2), (0.70, c3))
    col = g.mix(g.ramp(g.voro(v, 420), (0.04, 0.5), (0.14, 0.0)), col, c3)
    b = g.ramp(g.noise(v, 75, 5, 0.7), (blister, 0.0), (blister + 0.10, 0.9)); col = g.mix(b, col, '#1d1108')
    return g.out(g.principled(Base_Color=col, Roughness=0.22, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.06, Subsurface=0.12, Subsurface_Color=col, Subsurface_Radius=(0.004, 0.004, 0.001), Normal=g.bump(g.math('ADD', g.noise(v, 330, 4), g.math('MULTIPLY', b, -0.6)), 0.28, 0.0008)))

def heap(n, s, seed=1, steps=420):
    """Centres of n balls of radius s that lie in the pan and on each other, heaped a little in the middle."""
    r = random.Random(seed); C = [Vector((r.uniform(-1, 1) * R * 0.6, r.uniform(-1, 1) * R * 0.6, s + 0.0012 * i)) for i in range(n)]
    for k in range(steps):
        for p in C: p.z -= 0.0009
        for i in range(n):
            for j in range(i):
                d = C[i] - C[j]; L = d.length
                if 1e-7 < L < 2 * s: q = d * ((2 * s - L) / L * 0.5); C[i] += q; C[j] -= q
        for p in C:
            p.z = max(p.z, s); q = math.hypot(p.x, p.y); m = R * (0.90 + 0.10 * min(1, p.z / H)) - s * 1.25
            if q > m: p.x *= m / q; p.y *= m / q
    return C

def peel(zest, pith, L=0.055, W=0.013, bend=0.020, twist=0.8, seed=0):
    """A strip of orange peel, curled over its length."""
    def at(lift):
        def f(x, y):
            t = x / L; a = t * L / bend; w = 1 - 0.55 * abs(2 * t) ** 4; c, s = math.cos(twist * t), math.sin(twist * t); y2 = y * w
            rad = bend + lift + 0.0012 * (y / W * 2) ** 2 * -1
            p = Vector((rad * math.sin(a), y2 * c, rad * math.cos(a) - bend + y2 * s)); return p + Vector((0, 0, 0.0008 * noise.noise(p * 90 + Vector((seed, 0, 0)))))
        return f
    return S.group([S.grid(L, W, 60, 12, at(0.0016), zest, "zest"), S.grid(L * 0.995, W * 0.97, 60, 12, at(0.0), pith, "pith")])

def pan(irn):
    """Cast iron: thick wall, a lip all around, a short handle with a hole."""
    S.fix_normals(S.lathe([(0, 0), (R * 0.86, 0), (R * 0.90, 0.003)] + P.P2([(R * 0.96, 0.012), (R + 0.006, H), (R + 0.0075, H + 0.004)], 8) + [(R + 0.006, H + 0.0065), (R + 0.001, H + 0.0060)] + P.P2([(R - 0.001, H - 0.004), (R * 0.93, 0.012), (R * 0.87, 0.0055)], 8) + [(0, 0.005)], irn, 128))
    V, F, n, m = [], [], 30, 8
    for i in range(n + 1):
        t = i / n; x = R + 0.004 + 0.098 * t; w = 0.0125 - 0.0035 * math.sin(t * 2.6) + 0.004 * t ** 3; w *= max(0.05, 1 - max(0, (t - 0.86) / 0.14) ** 2.4) ** 0.5
        for j in range(m + 1): v = j / m * 2 - 1; V.append((x, v * w, H - 0.002 + 0.012 * t ** 1.6 - 0.0028 * (1 - v * v)))
    for i in range(n):
        for j in range(m):
            if 23 <= i <= 26 and 2 < j < 5: continue
            a = i * (m + 1) + j; F.append((a, a + 1, a + m + 2, a + m + 1))
    o = S.mesh("handle", V, F, irn, angle=60); q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = 0.0062; q.offset = 0; S.bevel(o, 0.0016, 3); S.sub(o, 1); return o

def build():
    r = random.Random(6); S.MIST[:] = [3, 1]
    S.world((0.010, 0.014, 0.018), (0.014, 0.011, 0.009), (0.003, 0.003, 0.003))
    ash = M.food('#171615', '#3a3836', 45, 0.95, 0, bump=1.0, bscale=320, dist=0.004, c3='#6f6c68')
    S.grid(1.6, 1.5, 220, 200, lambda x, y: -0.006 + 0.010 * noise.fractal(Vector((x * 9, y * 9, 2)), 0.9, 2.1, 5) * min(1, max(0.15, math.hypot(x, y) / 0.16 - 0.5)) + 0.03 * max(0, y - 0.16), ash)
    coals(r, 150, ((-0.55, 0.55), (0.20, 0.62), (-0.005, 0.055)), M.embers(13, 0.55, 26), 0, 0.030); coals(r, 60, ((-0.50, 0.50), (0.15, 0.5), (0.0, 0.03)), M.embers(5, 0.34, 26), 20, 0.026)
    for lo, hi, n in (((-0.34, -0.13), (-0.06, 0.16), 13), ((0.15, 0.36), (0.02, 0.18), 12)): coals(r, n, (lo, hi, (-0.004, 0.010)), M.embers(7, 0.42, 26), 40 + n, 0.017)
    crumb = S.blob(0.0035, M.food('#0c0a09', '#2a2623', 90, 0.9, 0, bump=0.8), 0.4, 1.5, 3, (1, 0.8, 0.6), 2); crumb.location.z = -9
    for i in range(260): a, q = r.uniform(0, 6.28), r.uniform(0.10, 0.40); S.dup(crumb, (q * math.cos(a), q * math.sin(a) * 0.8, -0.001), (r.uniform(0, 360),) * 3, r.choice((0.3, 0.4, 0.6, 1.0, 1.5)))
    S.box((3, 0.1, 1.6), (0, 1.0, 0.5), M.brick('#2c1a15', '#1a100d', '#15110f'), bev=0)
    irn = M.simple('#100f0f', 0.42, metal=0.5, coat=0.25, bump=0.45, bscale=420, vary_rough=0.12); pan(irn).rotation_euler = (0, 0, math.radians(-58))
    oil = S.lathe([(0, 0.0095), (R * 0.90, 0.0095), (R * 0.925, 0.0105)], M.simple('#5a4410', 0.04, spec=0.6, coat=1.0), 96); oil.location.z = 0.001
    kinds = [skin('#454e16', '#6d7426', '#96944a'), skin('#454e16', '#6d7426', '#96944a', 0.52), skin('#55481a', '#7d6a2e', '#a08a4c', 0.55), skin('#12070c', '#331822', '#5a2c36', 0.70), skin('#1a0e16', '#45222e', '#6e3c40', 0.70)]
    base = [olive(kinds[k], 10 * k + i) for k in range(5) for i in range(2)]
    for b in base: b.location.z = -9
    for i, p in enumerate(heap(64, 0.0117)): S.dup(base[(i * 7 + i // 3) % len(base)], (p.x, p.y, p.z + 0.0055), (r.uniform(-35, 35), r.uniform(-30, 30), r.uniform(0, 360)), r.uniform(0.94, 1.06))
    zest, pith = M.food('#ad3e00', '#da6402', 200, 0.36, 0.03, bump=0.6, bscale=520, coat=0.35, c3='#ec820c'), M.food('#e9cf9a', '#f8e8c4', 120, 0.6, 0.2, bump=0.3)
    for i, (x, y, a, tx, ty, L) in enumerate(((-0.012, -0.020, 24, -18, 6, 0.058), (0.036, 0.022, -48, 14, -10, 0.050), (-0.042, 0.030, 100, 10, 14, 0.046), (0.030, -0.046, 8, -24, -6, 0.040))):
        S.place(peel(zest, pith, L, 0.0165, 0.030 + 0.006 * (i % 3), 0.7 - 0.3 * i, i), (x, y, D.drop(x, y) + 0.0045), (tx, ty, a))
    lf = M.leaf('#3a4a1c', '#5f6d30', vein='#8a8f52', rough=0.45, trans=0.15); by = [P.leaf(lf, 0.052, 0.019, 0.18, 0.25, 0.10, seed=i) for i in range(2)]
    for q, (x, y, a, t) in zip(by, ((-0.060, -0.012, 128, -16), (0.052, -0.004, 20, -20))): S.place(q, (x, y, D.drop(x, y) + 0.004), (8, t, a))
    seed = S.blob(0.0011, M.food('#6d6a34', '#a69f5c', 300, 0.6, 0.05, bump=0.6), 0.1, 1.5, 1, (2.6, 0.85, 0.85), 3); seed.location.z = -9
    for i in range(150):
        a, q = r.uniform(0, 6.28), 0.078 * math.sqrt(r.random()); x, y = q * math.cos(a), q * math.sin(a); S.dup(seed, (x, y, D.drop(x, y) + 0.0008), (r.uniform(-25, 25), r.uniform(-25, 25), r.uniform(0, 360)), r.uniform(0.7, 1.15))
    D.salt_flakes([(x, y, D.drop(x, y) + 0.0005) for x, y in ((r.gauss(0, 0.035), r.gauss(0, 0.035)) for _ in range(46)) if math.hypot(x, y) < 0.075], 0.0015, 3)
    for i, (x, y) in enumerate(((-0.02, 0.03), (0.04, 0.05))): P.steam_card(0.16, 0.24, 0.03, i + 3, (x, y, 0.035))
    S.sparks(26, (-0.5, 0.2, 0.03), (0.5, 0.6, 0.35), 0.0008, 260, 0.012, 4)
    S.area((-0.60, 0.10, 0.52), (0, 0, 0.03), 0.42, 18, 4800, size_y=0.6); S.area((0.02, 0.34, 0.10), (0, 0, 0.035), 0.55, 7, 1850, size_y=0.10, glossy=True); S.area((0.42, 0.22, 0.34), (0, 0, 0.03), 0.2, 4.5, 2500); S.area((0.25, -0.62, 0.6), (0, 0, 0.02), 0.6, 2.6, 3400)
    S.camera((0.03, -0.42, 0.315), (0.006, 0.020, 0.024), 76, 4.5, (0, -0.030, 0.038))
